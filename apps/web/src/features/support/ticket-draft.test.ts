import { NewSupportTicket } from '@shortcake/contract/support-ticket';
import { expect, test } from 'vitest';
import { blankDraft, changedDraft, draftIn, faultsOf, type TicketDraft } from './ticket-draft.ts';

const whole: TicketDraft = {
  key: 'k',
  subject: 'No sound',
  priority: 'urgent',
  description: 'The video plays, but I hear nothing.',
};

test('a blank ticket lacks everything, and says so for each field', () => {
  expect(faultsOf(blankDraft())).toEqual({
    subject: 'Please enter a subject.',
    priority: 'Please choose a priority.',
    description: 'Please describe what happened.',
  });
});

test('a whole ticket has no faults, and is what the server takes', () => {
  expect(faultsOf(whole)).toEqual({});
  expect(NewSupportTicket.safeParse({ ...whole, key: blankDraft().key }).success).toBe(true);
});

test('spaces alone are nothing', () => {
  expect(Object.keys(faultsOf({ ...whole, subject: ' ', description: '\n\t' }))).toEqual([
    'subject',
    'description',
  ]);
});

test.each([
  ['subject', 200, 'Please shorten it to 200 characters.'],
  ['description', 5000, 'Please shorten it to 5,000 characters.'],
] as const)('a %s may have %i characters, an emoji counting as one', (field, max, message) => {
  const most = '🍓'.repeat(max);
  expect(faultsOf({ ...whole, [field]: ` ${most}\n` })).toEqual({});
  expect(faultsOf({ ...whole, [field]: `${most}!` })).toEqual({ [field]: message });
});

test('every change makes it another ticket; none leaves it the same', () => {
  const once = changedDraft(whole, { subject: 'Still no sound' });
  expect(once).toEqual({ ...whole, subject: 'Still no sound', key: once.key });
  const keys = [whole.key, once.key, changedDraft(once, { subject: whole.subject }).key];
  expect(new Set(keys).size).toBe(3);
});

test('a kept draft is the same one again, key and all', () => {
  expect(draftIn(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(draftIn({ ...whole, priority: 'now' })).toEqual({ ...whole, priority: null });
});

test.each([
  [null],
  ['x'],
  [1],
  [[]],
  [{}],
  [{ ...whole, key: undefined }],
  [{ ...whole, subject: 5 }],
])('%j is no draft', (kept) => {
  expect(draftIn(kept)).toBeNull();
});
