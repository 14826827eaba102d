import { PageFault } from '@shortcake/contract/page-fault';
import { expect, it } from 'vitest';
import { faultOf } from './report-fault.ts';

function errorWith(stack: string): TypeError {
  const error = new TypeError('Cannot read "ada@example.com" of a prompt about my cat');
  error.stack = stack;
  return error;
}

it('tells the kind of a fault and where it is, and nothing that somebody typed', () => {
  const stack = `TypeError: Cannot read "ada@example.com" of a prompt about my cat
    at Card (https://shortcake.example/assets/ProjectsPage-JAP5R_Li.js:3:1523)
    at https://shortcake.example/assets/react-DlvOO2rO.js:8:99
    at chrome-extension://abcdef/content.js:1:2`;
  const fault = faultOf(errorWith(stack));
  expect(fault).toEqual({
    kind: 'TypeError',
    places: ['ProjectsPage-JAP5R_Li.js:3:1523', 'react-DlvOO2rO.js:8:99'],
  });
  expect(PageFault.parse(fault)).toEqual(fault);
});

it('reads the stacks of Firefox and Safari', () => {
  const stack =
    'Card@https://shortcake.example/assets/app-1a.js:3:15\n@https://x/assets/b-2.js:1:2';
  expect(faultOf(errorWith(stack)).places).toEqual(['app-1a.js:3:15', 'b-2.js:1:2']);
});

it('makes a fault that fits the contract of whatever is thrown', () => {
  const long = errorWith('at https://x/assets/a.js:1:2\n'.repeat(30));
  long.name = 'My <b> error';
  for (const thrown of [long, undefined, null, 'words', { secret: 1 }]) {
    expect(PageFault.safeParse(faultOf(thrown)).success).toBe(true);
  }
});
