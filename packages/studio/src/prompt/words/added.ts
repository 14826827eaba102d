/**
 * Which tokens of an edited text are not in the original: all but the longest sequence that both
 * have in common. Each takes at most the original's length of steps.
 */
export function addedTokens(
  edited: readonly string[],
  original: readonly string[],
): ReadonlySet<number> {
  const same = edited.findIndex((token, at) => token !== original[at]);
  if (same === -1) return new Set();
  const added = addedLater(edited.slice(same), original.slice(same));
  return new Set(added.map((at) => at + same));
}

/** The same, of texts whose beginnings differ. */
function addedLater(edited: readonly string[], original: readonly string[]): number[] {
  const wide = original.length + 1;
  // Length of what the rests from (row, column) on have in common.
  const common = new Uint16Array((edited.length + 1) * wide);
  for (let row = edited.length - 1; row >= 0; row--) {
    for (let column = original.length - 1; column >= 0; column--) {
      const at = row * wide + column;
      common[at] =
        edited[row] === original[column]
          ? common[at + wide + 1]! + 1
          : Math.max(common[at + wide]!, common[at + 1]!);
    }
  }
  const added: number[] = [];
  let column = 0;
  for (let row = 0; row < edited.length; row++) {
    const at = () => row * wide + column;
    while (
      column < original.length &&
      edited[row] !== original[column] &&
      common[at() + 1] === common[at()]
    ) {
      column++;
    }
    if (column < original.length && edited[row] === original[column]) column++;
    else added.push(row);
  }
  return added;
}
