const UNRELEASED = '## [Unreleased]';
const HEADING = /^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$/gm;

/** The versions that a changelog tells of, newest first, with their dates; Unreleased has none. */
export function versionsIn(changelog: string): { version: string; date: string | undefined }[] {
  return [...changelog.matchAll(HEADING)].map(([, version, date]) => ({ version: version!, date }));
}

/**
 * The changelog with what was unreleased under a version and its date, and nothing unreleased any more.
 * Throws when nothing is.
 */
export function release(changelog: string, version: string, date: string): string {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start === -1) throw new Error(`CHANGELOG.md has no "${UNRELEASED}"`);
  const bodyAt = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## [', bodyAt);
  const body = changelog.slice(bodyAt, next === -1 ? undefined : next);
  if (!/^- /m.test(body)) throw new Error(`CHANGELOG.md has nothing under ${UNRELEASED}`);
  const heading = `\n\n## [${version}] - ${date}`;
  return changelog.slice(0, bodyAt) + heading + changelog.slice(bodyAt);
}
