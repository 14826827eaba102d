/** Longest title and prompt of a project, in code points. */
export const MAX_TITLE = 200;
export const MAX_PROMPT = 5000;

/** Longest text that a list is searched for. */
export const MAX_SEARCH = 200;
