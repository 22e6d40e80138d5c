import Glibc

exit(run())
