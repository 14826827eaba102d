/** Of the name on a shared page, in code points. */
export const MAX_SHARE_NAME = 60;
