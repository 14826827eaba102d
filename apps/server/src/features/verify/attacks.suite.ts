import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signJpeg } from '@shortcake/provenance/jpeg/sign';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import {
  damaged,
  FACTS,
  film,
  newSigner,
  signed,
  still,
} from '../../../../../packages/provenance/src/test-files.ts';
import { createTestWeb } from '../../../test/web.ts';
import { formOf } from './test-form.ts';

let addresses = 0;
/** Nobody has asked from there before: so many files a minute are read of one address. */
export const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** A web process of its own, files dropped on it, and the folder that they lie in meanwhile. */
export async function openVerify() {
  const web = await createTestWeb({ TRUST_PROXY: '127.0.0.1' });
  afterAll(() => web.close());

  async function verify(content: Buffer) {
    const form = formOf({ name: 'file', content });
    const request = { method: 'POST', url: '/api/verify', remoteAddress: newAddress() } as const;
    const { statusCode, body } = await web.app.inject({ ...request, ...form });
    return { status: statusCode, body: JSON.parse(body) };
  }
  return { web, verify, dropped: join(web.directory, 'dropped') };
}

/** Expects an answer, and no fault of ours, whatever a film or a picture became. */
export async function expectAnswers(
  { verify, dropped }: Pick<Awaited<ReturnType<typeof openVerify>>, 'verify' | 'dropped'>,
  { seed, numRuns }: { seed: number; numRuns: number },
): Promise<void> {
  const { signer } = newSigner();
  const whole = [await signed(await film(), FACTS, signer), signJpeg(still(), FACTS, signer)];
  for (const file of whole) {
    await fc.assert(
      fc.asyncProperty(damaged(file), async (bytes) => {
        const { status, body } = await verify(bytes);
        expect([200, 400, 415]).toContain(status);
        if (status === 200) expect(body).toMatchObject({ trusted: false, madeHere: 'no' });
      }),
      { seed, numRuns },
    );
  }
  expect(await readdir(dropped)).toEqual([]);
}
