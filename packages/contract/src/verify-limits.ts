/** Of a file that somebody has looked at, in bytes: 100 MB. */
export const MOST_FILE_BYTES = 100_000_000;
/** Its field in the form that is sent. */
export const FILE_FIELD = 'file';
