/** What is wrong is told of so many fields, in so many characters each: a body may be wrong in all it has. */
const TOLD_ISSUES = 100;
const TOLD_CHARACTERS = 300;

/** A place in a body, as programs write it: `items[3].prompt`. */
export const fieldAt = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (/^\d+$/.test(String(part)) ? `[${String(part)}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** What is wrong with which fields, in one line for people. */
export function tellIssues(
  issues: readonly { field: string; message: string | undefined }[],
): string {
  const messages = issues.slice(0, TOLD_ISSUES).map(({ field, message }) => {
    const text = `${field}: ${message ?? 'does not fit'}`;
    return text.length > TOLD_CHARACTERS ? `${text.slice(0, TOLD_CHARACTERS)}...` : text;
  });
  const untold = issues.length - messages.length;
  return [...messages, ...(untold > 0 ? [`and ${untold} more`] : [])].join('; ');
}
