import { expect, test } from 'vitest';
import { createSharedTurns } from './shared-turns.ts';

/** Reads that end when they are told to, and how often each thing was read. */
function reads() {
  const begun: { what: string; end: PromiseWithResolvers<string> }[] = [];
  const inTurn = createSharedTurns<string>();
  const ask = (person: string, what: string) =>
    inTurn(person, what, () => {
      const end = Promise.withResolvers<string>();
      begun.push({ what, end });
      return end.promise;
    });
  return { begun, ask, whats: () => begun.map(({ what }) => what) };
}

const settled = () => new Promise(setImmediate);

test('who asks while a read runs shares the next one, never the one that runs', async () => {
  const { begun, ask, whats } = reads();
  const first = ask('ada', 'page');
  await settled();
  const later = [ask('ada', 'page'), ask('ada', 'page'), ask('ada', 'page')];
  await settled();
  expect(whats()).toEqual(['page']);
  begun[0]!.end.resolve('before');
  expect(await first).toBe('before');
  await settled();
  expect(whats()).toEqual(['page', 'page']);
  begun[1]!.end.resolve('after');
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
});

test('one person’s reads of several things come one after another, two people’s side by side', async () => {
  const { begun, ask, whats } = reads();
  const all = [ask('ada', 'page'), ask('ada', 'search'), ask('ben', 'his page')];
  await settled();
  expect(whats()).toEqual(['page', 'his page']);
  for (const { end } of begun) end.resolve('read');
  await settled();
  expect(whats()).toEqual(['page', 'his page', 'search']);
  begun[2]!.end.resolve('read');
  await Promise.all(all);
});

test('what fails fails for all who shared it, and the next ask reads anew', async () => {
  const { begun, ask } = reads();
  const all = [ask('ada', 'page'), ask('ada', 'page')];
  await settled();
  const busy = Object.assign(new Error('busy'), { code: '57014' });
  // In line behind it, and refused with it.
  all.push(ask('ada', 'page'));
  begun[0]!.end.reject(busy);
  for (const outcome of await Promise.allSettled(all)) expect(outcome.status).toBe('rejected');
  const again = ask('ada', 'page');
  await settled();
  begun.at(-1)!.end.resolve('read');
  expect(await again).toBe('read');
});
