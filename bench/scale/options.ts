import { parseArgs } from 'node:util';
import { REPORT_OPTIONS } from '../report-files.ts';

/** What `npm run scale` is asked for. */
export type Options = {
  /** Finished projects that the large database is filled with. */
  finished: number;
  /** Projects that wait, in both databases. */
  waiting: number;
  /** Whether the large database is filled, and compared with a small one. */
  isSmooth: boolean;
  /** Videos made while processes are killed; 0 leaves that part out. */
  kills: number;
  /** Disks to emulate, by the milliseconds of a flush; none leaves that part out. */
  disksMs: number[];
  /** Nothing else goes on, so that times are judged. */
  isQuiet: boolean;
  json: string | undefined;
  markdown: string | undefined;
};

const PARTS = ['smooth', 'kills', 'disk'] as const;
type Part = (typeof PARTS)[number];

const USAGE = `npm run scale -- [--finished N] [--waiting N] [--videos N] [--disk-ms MS,MS]
                 [--only ${PARTS.join('|')}] [--quiet-machine] [--json FILE] [--markdown FILE]`;

/** PostgreSQL's commit_delay takes no more. */
const SLOWEST_DISK_MS = 100;

export class WrongUsage extends Error {}

/** Reads the command line. Throws WrongUsage, with what would be right. */
export function readOptions(words: string[]): Options {
  const { values } = parsed(words);
  if (values.only !== undefined && !PARTS.some((part) => part === values.only)) {
    throw new WrongUsage(`--only is one of ${PARTS.join(', ')}, not ${values.only}\n${USAGE}`);
  }
  const isWanted = (part: Part) => values.only === undefined || values.only === part;
  return {
    finished: countOf('finished', values.finished),
    waiting: countOf('waiting', values.waiting),
    isSmooth: isWanted('smooth'),
    kills: isWanted('kills') ? countOf('videos', values.videos) : 0,
    disksMs: isWanted('disk') ? values['disk-ms'].split(',').map(diskMs) : [],
    isQuiet: values['quiet-machine'],
    json: values.json,
    markdown: values.markdown,
  };
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        finished: { type: 'string', default: '1000000' },
        waiting: { type: 'string', default: '10000' },
        videos: { type: 'string', default: '500' },
        'disk-ms': { type: 'string', default: '2,40' },
        only: { type: 'string' },
        ...REPORT_OPTIONS,
      },
    });
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n${USAGE}`);
  }
}

function countOf(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new WrongUsage(`--${name} is a whole number from 1 on, not ${text}\n${USAGE}`);
}

function diskMs(text: string): number {
  const ms = countOf('disk-ms', text);
  if (ms <= SLOWEST_DISK_MS) return ms;
  throw new WrongUsage(`--disk-ms is at most ${SLOWEST_DISK_MS}, not ${text}\n${USAGE}`);
}
