#include "CPadFiles.h"

#include <string.h>

static const unsigned char element_definition_js[] = {
#embed "Element/Definition.js"
};

static const unsigned char element_dot_layout_js[] = {
#embed "Element/DotLayout.js"
};

static const unsigned char element_drawing_rule_js[] = {
#embed "Element/DrawingRule.js"
};

static const unsigned char element_gesture_settings_js[] = {
#embed "Element/GestureSettings.js"
};

static const unsigned char element_gesture_tracker_js[] = {
#embed "Element/GestureTracker.js"
};

static const unsigned char element_grid_js[] = {
#embed "Element/Grid.js"
};

static const unsigned char element_notation_js[] = {
#embed "Element/Notation.js"
};

static const unsigned char element_pattern_buttons_js[] = {
#embed "Element/PatternButtons.js"
};

static const unsigned char element_pattern_drawing_js[] = {
#embed "Element/PatternDrawing.js"
};

static const unsigned char element_pattern_pad_css[] = {
#embed "Element/PatternPad.css"
};

static const unsigned char element_pattern_pad_js[] = {
#embed "Element/PatternPad.js"
};

static const unsigned char element_pattern_space_js[] = {
#embed "Element/PatternSpace.js"
};

static const unsigned char element_stroke_js[] = {
#embed "Element/Stroke.js"
};

static const unsigned char page_enrolment_policy_js[] = {
#embed "Page/EnrolmentPolicy.js"
};

static const unsigned char page_guess_order_js[] = {
#embed "Page/GuessOrder.js"
};

static const unsigned char page_no_scores_html[] = {
#embed "Page/NoScores.html"
};

static const unsigned char page_pad_page_css[] = {
#embed "Page/PadPage.css"
};

static const unsigned char page_pad_page_html[] = {
#embed "Page/PadPage.html"
};

static const unsigned char page_pad_page_js[] = {
#embed "Page/PadPage.js"
};

static const unsigned char page_pattern_rank_js[] = {
#embed "Page/PatternRank.js"
};

static const unsigned char page_score_data_html[] = {
#embed "Page/ScoreData.html"
};

static const unsigned char page_scores_html[] = {
#embed "Page/Scores.html"
};

static const struct pad_file files[] = {
    {"Element/Definition.js", element_definition_js, sizeof element_definition_js},
    {"Element/DotLayout.js", element_dot_layout_js, sizeof element_dot_layout_js},
    {"Element/DrawingRule.js", element_drawing_rule_js, sizeof element_drawing_rule_js},
    {"Element/GestureSettings.js", element_gesture_settings_js, sizeof element_gesture_settings_js},
    {"Element/GestureTracker.js", element_gesture_tracker_js, sizeof element_gesture_tracker_js},
    {"Element/Grid.js", element_grid_js, sizeof element_grid_js},
    {"Element/Notation.js", element_notation_js, sizeof element_notation_js},
    {"Element/PatternButtons.js", element_pattern_buttons_js, sizeof element_pattern_buttons_js},
    {"Element/PatternDrawing.js", element_pattern_drawing_js, sizeof element_pattern_drawing_js},
    {"Element/PatternPad.css", element_pattern_pad_css, sizeof element_pattern_pad_css},
    {"Element/PatternPad.js", element_pattern_pad_js, sizeof element_pattern_pad_js},
    {"Element/PatternSpace.js", element_pattern_space_js, sizeof element_pattern_space_js},
    {"Element/Stroke.js", element_stroke_js, sizeof element_stroke_js},
    {"Page/EnrolmentPolicy.js", page_enrolment_policy_js, sizeof page_enrolment_policy_js},
    {"Page/GuessOrder.js", page_guess_order_js, sizeof page_guess_order_js},
    {"Page/NoScores.html", page_no_scores_html, sizeof page_no_scores_html},
    {"Page/PadPage.css", page_pad_page_css, sizeof page_pad_page_css},
    {"Page/PadPage.html", page_pad_page_html, sizeof page_pad_page_html},
    {"Page/PadPage.js", page_pad_page_js, sizeof page_pad_page_js},
    {"Page/PatternRank.js", page_pattern_rank_js, sizeof page_pattern_rank_js},
    {"Page/ScoreData.html", page_score_data_html, sizeof page_score_data_html},
    {"Page/Scores.html", page_scores_html, sizeof page_scores_html},
};

const struct pad_file *pad_file_named(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].name, name) == 0) return &files[i];
  return NULL;
}
