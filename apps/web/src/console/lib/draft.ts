const KEY = 'console-draft';

/** What stands in the fields of a change, by their names; its idempotency key as `key`. */
export type Typed = Readonly<Record<string, string>>;

/** Keeps what was typed for a change, until the operator is back from signing in. */
export function keepDraft(name: string, typed: Typed): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name, typed }));
}

/** What was kept for this change, if anything was. */
export function keptDraft(name: string): Typed | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      name: string;
      typed: Typed;
    } | null;
    return kept?.name === name ? kept.typed : undefined;
  } catch {
    return undefined;
  }
}

export const forgetDraft = (): void => sessionStorage.removeItem(KEY);
