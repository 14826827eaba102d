import { slotsOf } from '@shortcake/contract/slots/slots';
import { SPREADSHEET_FORMULA } from '@shortcake/contract/spreadsheet-formula';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { findTemplate } from '@shortcake/contract/templates';
import papa from 'papaparse';
import type { VideoOfSeries } from '../queries.ts';

/**
 * `series.csv`: number, title, status and prompt of each video, then its slots, by their ids. What a
 * spreadsheet would run as a formula begins with an apostrophe. `gone` are the numbers of those that were
 * deleted while the archive was made.
 */
export function seriesCsv(videos: readonly VideoOfSeries[], gone: ReadonlySet<number>): string {
  const rows = videos.map((video) => ({ ...video, values: slotValues(video) }));
  const ids = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const data = rows.map(({ number, title, status, prompt, values }) => [
    ...[String(number), title, gone.has(number) ? 'deleted' : status, prompt],
    ...ids.map((id) => values[id] ?? ''),
  ]);
  const fields = ['number', 'title', 'status', 'prompt', ...ids];
  // The mark is what tells Excel that this is UTF-8.
  return `\uFEFF${papa.unparse({ fields, data }, { escapeFormulae: SPREADSHEET_FORMULA })}\r\n`;
}

/** What stands in a video's slots, the template's own values included. */
function slotValues({ templateId, slots }: VideoOfSeries): Record<string, string> {
  if (templateId === CUSTOM_TEMPLATE_ID) return {};
  const template = findTemplate(templateId);
  if (!template) return slots;
  return {
    ...Object.fromEntries(slotsOf(template.id).map((slot) => [slot.id, slot.default])),
    ...slots,
  };
}
