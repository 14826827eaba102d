import { expect, test, vi } from 'vitest';
import type { Log } from '../../platform/log.ts';
import { readDue } from './due.ts';

const log = { warn: vi.fn() };
const read = (payload: string) => readDue(payload, log as unknown as Log);

test('a notification says which step at which engine is due', () => {
  expect(read('{"engine":"fal","step":"poll"}')).toEqual({ engine: 'fal', step: 'poll' });
  expect(read('{"engine":null,"step":"submit"}')).toEqual({ engine: null, step: 'submit' });
  expect(read('{"engine":"fal","step":"cancel"}')).toEqual({ engine: 'fal', step: 'cancel' });
});

test('a notification of version 1.0.0, which says nothing, may mean anything', () => {
  expect(read('')).toBe('anything');
});

test('a notification of nobody’s is ignored, and logged without its words', () => {
  for (const payload of ['{', 'null', '{"engine":"fal","step":"sing"}', '{"step":"poll"}']) {
    expect(read(payload)).toBeUndefined();
  }
  expect(log.warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('sing');
});
