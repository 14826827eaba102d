/**
 * What a spreadsheet runs when it opens a file, behind blanks and apostrophes as well; a text of several
 * lines too. CSV is written with an apostrophe before it, and read without.
 */
export const SPREADSHEET_FORMULA = /^\s*'*[=+\-@\t\r]/;

/** The apostrophe before such a text in a file of ours. */
export const APOSTROPHE_OF_FORMULA = /^'(?=\s*'*[=+\-@\t\r])/;
