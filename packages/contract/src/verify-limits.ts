/** Of a file that somebody has looked at, in bytes: 100 MB. */
export const MOST_FILE_BYTES = 100_000_000;
/** Of a JPEG, in bytes: 20 MB. */
export const MOST_PICTURE_BYTES = 20_000_000;
/** Its field in the form that is sent. */
export const FILE_FIELD = 'file';
/**
 * The header of an answer that says `no` where the file's picture was compared with none: photos never are,
 * and not every video can be decoded.
 */
export const COMPARED_HEADER = 'shortcake-picture-compared';
