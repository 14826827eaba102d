/**
 * The commit, or tag, of the last release: what this version must be able to run beside. `npm version`
 * writes the tag of the release that it makes here.
 */
export const LAST_RELEASE = '9f6cfb91229ffed5b14506c22644de00e945af4e';
