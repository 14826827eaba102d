import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Handle, Output, VideoEngine } from '../engine.ts';
import type { Fault, SubmitError } from '../faults.ts';
import { engineError } from '../test-request.ts';
import { never, newFolder } from './test-start.ts';
import type { Outcome, Started } from './test-subject.ts';

const FATAL = ['KEY_REFUSED', 'MODEL_GONE', 'REQUEST_REFUSED', 'FILE_GONE', 'FILE_ADDRESS'];

/** Each code has one kind, whichever engine it comes from. */
function kindOf(code: string): Fault['kind'] {
  if (code.startsWith('FILTERED_')) return 'filtered';
  if (code === 'JOB_LOST') return 'lost';
  return FATAL.includes(code) ? 'fatal' : 'retryable';
}

/** A fault as every engine tells it: of its code's kind, and without keys and prompts. */
function checked<Told extends Fault>(fault: Told): Told {
  expect(fault.kind).toBe(kindOf(fault.code));
  expect(JSON.stringify(fault)).not.toMatch(/secret-key|snail/i);
  const [, what] = /^FILTERED_(\w+)$/.exec(fault.code) ?? [];
  expect(fault.filtered).toBe(what?.toLowerCase());
  return fault;
}

/** The fault that a call throws, and what a submit says of the job. */
export async function faultOf(call: Promise<unknown>) {
  const error = await engineError<SubmitError>(call);
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/secret-key|snail/i);
  const { name, fault, created } = error;
  return { ...checked(fault), name, created };
}

/** The fault that the engine tells of a job that has failed. */
export async function failureOf(engine: VideoEngine, handle: Handle): Promise<Fault> {
  const progress = await engine.poll(handle, never);
  if (progress.state !== 'failed') throw new Error(`it is ${progress.state}`);
  return checked(progress.fault);
}

/** Where the video of a job lies that is done. */
export async function outputOf(engine: VideoEngine, handle: Handle): Promise<Output> {
  const progress = await engine.poll(handle, never);
  if (progress.state !== 'done') throw new Error(`it is ${progress.state}`);
  return progress.output;
}

/** What one poll comes to, and a collect when it says that the job is done: it writes all or no file. */
export async function outcomeOf(engine: VideoEngine, handle: Handle): Promise<Outcome> {
  const progress = await engine.poll(handle, never).catch(faultIn);
  if (!('state' in progress)) return `poll threw ${progress.code}`;
  if (progress.state === 'failed') {
    const { code, billed } = checked(progress.fault);
    return `failed ${code}, billed ${billed}`;
  }
  if (progress.state !== 'done') return progress.state;
  const folder = await newFolder();
  const destination = join(folder, 'video.mp4');
  const collecting = engine.collect(handle, progress.output, destination, never);
  const collected = await collecting.catch(faultIn);
  expect(await readdir(folder)).toEqual('sha256' in collected ? ['video.mp4'] : []);
  if ('sha256' in collected) return 'collected';
  return `collect threw ${collected.code}, billed ${collected.billed}`;
}

/** The fault in what a call threw. */
export const faultIn = (error: unknown) => faultOf(Promise.reject(error));

/** The same handle of a job that never was. */
export function unknownOf(handle: Handle, { journal }: Pick<Started, 'journal'>): Handle {
  const id = journal.findLast(({ kind }) => kind === 'submit')?.id ?? 'no job was made';
  expect(JSON.stringify(handle.data)).toContain(id);
  return JSON.parse(JSON.stringify(handle).replaceAll(id, 'unknown')) as Handle;
}
