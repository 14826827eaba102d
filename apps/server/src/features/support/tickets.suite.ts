import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Person } from '../../../test/web.ts';

export const URL = '/api/support-tickets';

export const ticket = (key: string = randomUUID()) => ({
  key,
  subject: 'No sound',
  priority: 'high',
  description: 'The video plays,\nbut I hear nothing.',
});

/** Sends so many bodies, some of them almost right, and expects an answer of the contract to each. */
export async function expectNo500(person: Person, numRuns: number, seed?: number): Promise<void> {
  const Field = fc.constantFrom('key', 'subject', 'priority', 'description', 'extra');
  const Anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }));
  const AlmostRight = fc
    .tuple(Field, Anything)
    .map(([field, value]) => ({ ...ticket(), [field]: value }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(Anything, AlmostRight), async (body) => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await person.send('POST', URL, JSON.stringify(body), headers);
      expect([200, 201, 400, 409, 429]).toContain(status);
    }),
    { numRuns, ...(seed !== undefined && { seed }) },
  );
}
