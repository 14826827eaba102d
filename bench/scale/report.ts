import { appendFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { Figure } from '../report.ts';

/** Figures of one part of a run. */
export type Section = { title: string; figures: Figure[] };

const holds = ({ value, limit, least }: Figure) =>
  (limit === undefined || value <= limit) && (least === undefined || value >= least);

const boundOf = ({ limit, least }: Figure) => {
  if (limit !== undefined) return `at most ${limit}`;
  return least === undefined ? '' : `at least ${least}`;
};

const verdictOf = (figure: Figure) => {
  if (boundOf(figure) === '') return '';
  return holds(figure) ? 'holds' : 'FAILS';
};

const shown = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));

/** How many of the figures that must hold do not. */
export const failures = (sections: readonly Section[]): number =>
  sections.flatMap(({ figures }) => figures).filter((figure) => !holds(figure)).length;

/** Prints a section as a table in Markdown, as it stands in docs/scale.md. */
export function print(section: Section): void {
  console.log(`\n${asMarkdown(section)}`);
}

function asMarkdown({ title, figures }: Section): string {
  const rows = figures.map((figure) => {
    const measured = `${shown(figure.value)} ${figure.unit}`.trim();
    return `| ${figure.name} | ${measured} | ${boundOf(figure)} | ${verdictOf(figure)} |`;
  });
  return [`### ${title}`, '', '| | measured | bound | |', '|---|---|---|---|', ...rows].join('\n');
}

/** Where it was measured, and how busy that was by now. */
export const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load averages ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`;

/** Throws where a file that was asked for cannot be written: before hours of work, not after them. */
export async function openFiles(files: readonly (string | undefined)[]): Promise<void> {
  for (const file of files) if (file) await appendFile(file, '');
}

/** Writes the whole run to the files that were asked for. */
export async function write(
  sections: readonly Section[],
  { json, markdown }: { json: string | undefined; markdown: string | undefined },
): Promise<void> {
  const at = new Date().toISOString();
  if (json)
    await writeFile(json, `${JSON.stringify({ at, machine: machine(), sections }, null, 1)}\n`);
  if (markdown) {
    const parts = [`Measured ${at.slice(0, 10)} on ${machine()}.`, ...sections.map(asMarkdown)];
    await writeFile(markdown, `${parts.join('\n\n')}\n`);
  }
}
