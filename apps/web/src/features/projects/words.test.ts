import { describe, expect, it } from 'vitest';
import { creditText, stepText, waitText } from './words.ts';

describe('what is told of a video on its way', () => {
  it('is the step in words', () => {
    expect(stepText({ step: 'submitting' })).toBe('Sending to the engine');
    expect(stepText({ step: null })).toBe('Queued');
  });

  it('is the place in line, else the time left, else nothing', () => {
    expect(waitText({ queuePosition: 3, etaSeconds: 90 })).toBe('Number 3 in line');
    expect(waitText({ queuePosition: null, etaSeconds: 150 })).toBe('About 3 minutes left');
    expect(waitText({ queuePosition: null, etaSeconds: 70 })).toBe('About 1 minute left');
    expect(waitText({ queuePosition: null, etaSeconds: 12 })).toBe('Less than a minute left');
    expect(waitText({ queuePosition: null, etaSeconds: null })).toBeNull();
  });
});

it('says whether the credit was used or came back', () => {
  expect(creditText({ videosUsed: 1, creditRefunded: false })).toBe('1 credit used');
  expect(creditText({ videosUsed: 0, creditRefunded: true })).toBe('1 credit refunded');
});
