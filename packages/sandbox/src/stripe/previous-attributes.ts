type Fields = Record<string, unknown>;

/** What an event says was before: of each changed field its old value, null where there was none. */
export function previousAttributes(before: object, after: object): Fields {
  const previous: Fields = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = (before as Fields)[key] ?? null;
    const is = (after as Fields)[key] ?? null;
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    previous[key] = isFields(was) && isFields(is) ? previousAttributes(was, is) : was;
  }
  return previous;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
