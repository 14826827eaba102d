import type { Row } from './row.ts';

/** Leads to a row that needs a change, wherever it stands in the table. */
export function focusRow({ key }: Row): void {
  document.getElementById(`row-${key}`)?.querySelector('textarea')?.focus();
}
