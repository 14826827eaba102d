/**
 * What a spreadsheet runs when it opens a file, behind blanks and apostrophes as well; a text of several
 * lines too. CSV is written with an apostrophe before it, and read without.
 */
export const SPREADSHEET_FORMULA = /^\s*'*[=+\-@\t\r]/;

/** How papaparse writes such files: what a spreadsheet with another separator would take for two cells is quoted. */
export const UNPARSE = {
  escapeFormulae: SPREADSHEET_FORMULA,
  quotes: (value: unknown) => /[;\t]/.test(String(value)),
};

/** The apostrophe before such a text in a file of ours. */
export const APOSTROPHE_OF_FORMULA = /^'(?=\s*'*[=+\-@\t\r])/;
