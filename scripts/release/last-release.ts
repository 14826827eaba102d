/** The text of `last-release.ts` with the tag of a version in the place of the release before it. */
export function namedLast(text: string, version: string): string {
  return text.replace(/(LAST_RELEASE = )'[^']*'/, `$1'v${version}'`);
}
