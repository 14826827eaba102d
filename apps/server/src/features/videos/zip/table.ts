import { slotsOf } from '@shortcake/contract/slots/slots';
import { UNPARSE } from '@shortcake/contract/spreadsheet-formula';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { findTemplate } from '@shortcake/contract/templates';
import papa from 'papaparse';
import type { ArchivedRow } from './queries.ts';

/** A video of an archive, and the number that its file begins with. */
export type ArchivedVideo = ArchivedRow & { number: number };

/**
 * A table of videos, as CSV: number, title, status and prompt of each, then its slots, by their ids. What
 * a spreadsheet would run as a formula begins with an apostrophe. `lost` says of those without a file
 * what became of it.
 */
export function tableOf(
  videos: readonly ArchivedVideo[],
  lost: ReadonlyMap<string, 'deleted' | 'missing'>,
): string {
  const rows = videos.map((video) => ({ ...video, values: slotValues(video) }));
  const ids = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const data = rows.map(({ id, number, title, status, prompt, values }) => [
    ...[String(number), title, lost.get(id) ?? status, prompt],
    ...ids.map((id) => values[id] ?? ''),
  ]);
  const fields = ['number', 'title', 'status', 'prompt', ...ids];
  // The mark is what tells Excel that this is UTF-8.
  return `\uFEFF${papa.unparse({ fields, data }, UNPARSE)}\r\n`;
}

/** What stands in a video's slots, the template's own values included. */
function slotValues({ templateId, slots }: ArchivedVideo): Record<string, string> {
  if (templateId === CUSTOM_TEMPLATE_ID) return {};
  const template = findTemplate(templateId);
  if (!template) return slots;
  return {
    ...Object.fromEntries(slotsOf(template.id).map((slot) => [slot.id, slot.default])),
    ...slots,
  };
}
