import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('what a database error quotes of a row stays out of the log', () => {
  const error = Object.assign(new Error('new row violates check constraint "x"'), {
    code: '23514',
    detail: 'Failing row contains (my secret prompt)',
    where: 'my secret prompt',
    parameters: ['my secret prompt'],
    query: 'insert',
    constraint_name: 'x',
  });
  const described = describeError(new Error('outer', { cause: error }));
  expect(described).toMatchObject({ cause: { code: '23514', constraint: 'x' } });
  expect(JSON.stringify(described)).not.toContain('secret prompt');
});
