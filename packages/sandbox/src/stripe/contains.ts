/** Whether `value` contains `pattern`, as PostgreSQL's jsonb operator @> has it. */
export function contains(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    return Array.isArray(value) && pattern.every((one) => value.some((v) => contains(v, one)));
  }
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(pattern).every(
    ([key, one]) => key in value && contains((value as Record<string, unknown>)[key], one),
  );
}
