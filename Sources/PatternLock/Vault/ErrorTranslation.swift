/// Runs a step and hands its error on as the caller's own.
func translating<R: ~Copyable, E: Error, F: Error>(
  _ translate: (E) -> F, _ step: () throws(E) -> R
) throws(F) -> R {
  do { return try step() } catch { throw translate(error) }
}
