import { appendFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { asMarkdown, type Report } from './report.ts';

/** Options of both `npm run bench` and `npm run scale`, beside what to measure. */
export const REPORT_OPTIONS = {
  'quiet-machine': { type: 'boolean', default: false },
  json: { type: 'string' },
  markdown: { type: 'string' },
} as const;

/** Files that a run was asked to write. */
export type Files = { json: string | undefined; markdown: string | undefined };

/** Where it was measured, and how busy that was by now. */
export const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load averages ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`;

/** Throws where a file that was asked for cannot be written: before hours of work, not after them. */
export async function openFiles({ json, markdown }: Files): Promise<void> {
  for (const file of [json, markdown]) if (file) await appendFile(file, '');
}

/** Writes the whole run to the files that were asked for. */
export async function writeFiles(report: Report, { json, markdown }: Files): Promise<void> {
  const at = new Date().toISOString();
  const { isQuiet, sections, faults } = report;
  if (json) {
    const run = { at, machine: machine(), isQuiet, sections, faults };
    await writeFile(json, `${JSON.stringify(run, null, 1)}\n`);
  }
  if (markdown) {
    const parts = [
      `Measured ${at.slice(0, 10)} on ${machine()}.`,
      ...sections.map((section) => asMarkdown(section, isQuiet)),
      ...faults.map(({ part, message }) => `${part} failed: ${message}`),
    ];
    await writeFile(markdown, `${parts.join('\n\n')}\n`);
  }
}
