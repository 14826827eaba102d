/** One figure: what it is, what was measured, and what it must not exceed or fall short of. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  limit?: number;
  least?: number;
  /** Its bound is a time, of the clock or of a processor, and holds on a machine that does nothing else. */
  alone?: true;
};

export const NOT_JUDGED = 'not judged: needs --quiet-machine';

/** The judgement on a figure that has a bound. */
export type Verdict = 'holds' | 'FAILS' | typeof NOT_JUDGED;

/** Whether the value is beyond its bound; one that is no number is beyond any. */
export const isBeyond = ({ value, limit, least }: Figure): boolean =>
  (limit !== undefined && !(value <= limit)) || (least !== undefined && !(value >= least));

/** Undefined where nothing must hold. What has no finite value is judged on any machine. */
export function verdictOn(figure: Figure, isQuiet: boolean): Verdict | undefined {
  if (figure.limit === undefined && figure.least === undefined) return undefined;
  if (figure.alone && !isQuiet && Number.isFinite(figure.value)) return NOT_JUDGED;
  return isBeyond(figure) ? 'FAILS' : 'holds';
}

export function boundOf({ limit, least }: Figure): string {
  if (limit !== undefined) return `at most ${limit}`;
  return least === undefined ? '' : `at least ${least}`;
}

export function shown(value: number, unit: string): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 10 ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

/** By how much a figure passes its bound: `asks, p99: 143 ms, 79 % over 80 ms`. */
export function excessOf(figure: Figure): string {
  const { name, value, unit } = figure;
  const isOver = figure.limit !== undefined;
  const bound = (figure.limit ?? figure.least) as number;
  const where = `${isOver ? 'over' : 'under'} ${`${bound} ${unit}`.trim()}`;
  const by = Math.abs(value - bound);
  if (!Number.isFinite(value)) return `${name}: ${value}, where it must be ${boundOf(figure)}`;
  if (bound === 0) return `${name}: ${shown(value, unit)}, ${where}`;
  const percent = (by / Math.abs(bound)) * 100;
  return `${name}: ${shown(value, unit)}, ${percent.toFixed(percent < 1 ? 2 : 0)} % ${where}`;
}
