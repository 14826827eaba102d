/** Of arrays and objects within one another; the contract's deepest body has five. */
const MOST_LEVELS = 32;

/**
 * Whether a JSON text is nested deeper than anything that is ever meant. Looked at before it is parsed:
 * eight million brackets keep a parser, and everybody who waits for it, for seconds.
 */
export function isNestedTooDeep(json: string): boolean {
  let levels = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if (sign === '[' || sign === '{') levels += 1;
    else if (sign === ']' || sign === '}') levels -= 1;
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}

/** Where the string that begins at `start` has its other quotation mark, or the text its end. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
