import { parseArgs } from 'node:util';

/** What `npm run scale` is asked for. */
export type Options = {
  /** Finished projects that the large database is filled with. */
  finished: number;
  /** Projects that wait, in both databases. */
  waiting: number;
  /** Videos made while processes are killed; 0 leaves that part out. */
  kills: number;
  /** Disks to emulate, by the milliseconds of a flush; none leaves that part out. */
  disksMs: number[];
  json: string | undefined;
  markdown: string | undefined;
};

const USAGE = `npm run scale -- [--finished N] [--waiting N] [--kills [--videos N]] [--disk-ms MS,MS]
                 [--only kills|disk] [--json FILE] [--markdown FILE]`;

export class WrongUsage extends Error {}

/** Reads the command line. Throws WrongUsage, with what would be right. */
export function readOptions(words: string[]): Options & { isSmooth: boolean } {
  const { values } = parsed(words);
  const only = values.only;
  const isWanted = (part: string, isNamed: boolean) => (only ? only === part : isNamed);
  return {
    finished: wholeNumber('finished', values.finished),
    waiting: wholeNumber('waiting', values.waiting),
    kills: isWanted('kills', values.kills) ? wholeNumber('videos', values.videos) : 0,
    disksMs: isWanted('disk', values['disk-ms'] !== undefined)
      ? (values['disk-ms'] ?? '2,40').split(',').map((ms) => wholeNumber('disk-ms', ms))
      : [],
    isSmooth: only === undefined,
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
        kills: { type: 'boolean', default: false },
        videos: { type: 'string', default: '500' },
        'disk-ms': { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        markdown: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n${USAGE}`);
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new WrongUsage(`--${name} is a whole number, not ${text}\n${USAGE}`);
}
