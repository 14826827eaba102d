import type { Kysely } from 'kysely';
import { type Command, UsageError } from '../../../platform/command.ts';
import type { Log } from '../../../platform/log.ts';
import { nowAndThen } from '../../../platform/now-and-then.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { makeMissingFingerprints } from '../fingerprints/make-missing.ts';
import type { Provenance } from './provenance.ts';
import { signAll } from './sign-all.ts';

export type SignCommandContext = {
  db: Kysely<DB>;
  storage: Storage;
  /** Made at first need: no other command asks for them. */
  signing: () => Promise<{ provenance: Provenance; ffmpegPath: string }>;
  log: Log;
};

const sign: Command<SignCommandContext> = {
  name: 'sign',
  usage: '',
  summary:
    'signs finished videos that are not signed yet, or whose signature ends within a year, and makes ' +
    'the fingerprints that are missing; stopped with Ctrl-C or killed, it goes on when it is run again',
  async run(args, { db, storage, signing, log }) {
    if (args.length > 0) throw new UsageError('It takes no words.');
    const { provenance, ffmpegPath } = await signing();
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const aloud = nowAndThen();
    const never = new AbortController().signal;
    const tools = { db, storage, ffmpegPath, signal: never };
    const { signed, wereSigned, missing, cannot } = await signAll(
      { ...tools, provenance, log },
      {
        onDone: (done) => aloud(() => console.error(`${done} videos done ...`)),
        stopping: stopping.signal,
      },
    );
    const fingerprints = await makeMissingFingerprints(tools, {
      onDone: () => aloud(() => console.error('Making fingerprints ...')),
      stopping: stopping.signal,
    });
    const isStopped = stopping.signal.aborted;
    const failed = missing.length + cannot.length + fingerprints.cannot.length;
    const isAllDone = !isStopped && failed === 0;
    return {
      exitCode: isAllDone ? 0 : 1,
      lines: [
        `Videos signed: ${signed}.`,
        ...(wereSigned > 0 ? [`Signed already, and now noted: ${wereSigned}.`] : []),
        ...(fingerprints.made > 0 ? [`Fingerprints made: ${fingerprints.made}.`] : []),
        ...missing.map((id) => `The file of video ${id} is missing.`),
        ...cannot.map(({ id, why }) => `Video ${id} cannot be signed: ${why}.`),
        ...fingerprints.cannot.map(({ id, why }) => `Video ${id} cannot be looked at: ${why}.`),
        ...(isStopped ? ['Stopped before the end: run it again to go on.'] : []),
      ],
      change: { command: 'sign', account: null },
    };
  },
};

export const signCommands = [sign];
