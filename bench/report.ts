import { boundOf, excessOf, type Figure, isBeyond, shown, verdictOn } from './figure.ts';

/** Figures of one part of a run. */
export type Section = { title: string; figures: Figure[] };
/** A part, or the rest of one, that ended with an error in the place of figures. */
export type Fault = { part: string; message: string };

/** Figures of a run: printed as they come, kept, and judged at the end. */
export class Report {
  readonly sections: Section[] = [];
  readonly faults: Fault[] = [];
  readonly isQuiet: boolean;
  readonly #print: (text: string) => void;

  /** `isQuiet`: the machine does nothing else, so that times are judged as well. */
  constructor({ isQuiet }: { isQuiet: boolean }, print: (text: string) => void = console.log) {
    this.isQuiet = isQuiet;
    this.#print = print;
  }

  /** Keeps figures, and prints them. */
  add(title: string, figures: Figure[]): void {
    const section = { title, figures };
    this.sections.push(section);
    this.#print(`\n${asMarkdown(section, this.isQuiet)}`);
  }

  /** Measures a part. What it throws is kept as its fault: other parts are measured nevertheless. */
  async measure(part: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.fail(part, error);
    }
  }

  /** Keeps why a part has no figures, or not all. */
  fail(part: string, error: unknown): void {
    this.faults.push({ part, message: error instanceof Error ? error.message : String(error) });
    this.#print(`\n${part} failed: ${error instanceof Error ? error.stack : error}`);
  }

  /** Prints what does not hold, and by how much; answers the exit code, 1 where anything does not. */
  end(): number {
    for (const line of this.#endLines()) this.#print(line);
    return this.#failing().length + this.faults.length === 0 ? 0 : 1;
  }

  #endLines(): string[] {
    const unjudged = this.#figures().filter((figure) => this.#verdictOn(figure)?.startsWith('not'));
    const beyond = unjudged.filter(isBeyond);
    const failing = this.#failing();
    return [
      '',
      ...(unjudged.length === 0
        ? []
        : [
            `Times that are not judged: ${unjudged.length}, beyond their bounds: ${beyond.length}. ` +
              'They hold on a machine that does nothing else (--quiet-machine).',
          ]),
      ...beyond.map((figure) => `  not judged: ${excessOf(figure)}`),
      ...(failing.length + this.faults.length === 0
        ? ['All that is judged holds.']
        : [`Bounds that are passed: ${failing.length}, parts that failed: ${this.faults.length}.`]),
      ...this.faults.map(({ part, message }) => `  ${part} failed: ${message.split('\n', 1)[0]}`),
      ...failing.map((figure) => `  ${excessOf(figure)}`),
    ];
  }

  #figures = () => this.sections.flatMap(({ figures }) => figures);
  #verdictOn = (figure: Figure) => verdictOn(figure, this.isQuiet);
  #failing = () => this.#figures().filter((figure) => this.#verdictOn(figure) === 'FAILS');
}

/** A section as a table, as it stands in docs/scale.md. */
export function asMarkdown({ title, figures }: Section, isQuiet: boolean): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const rows = figures.map((figure) => {
    const { name, value, unit } = figure;
    const verdict = verdictOn(figure, isQuiet) ?? '';
    return `| ${name.padEnd(width)} | ${shown(value, unit)} | ${boundOf(figure)} | ${verdict} |`;
  });
  return [`### ${title}`, '', '| | measured | bound | |', '|---|---|---|---|', ...rows].join('\n');
}
