import { describe, expect, it } from 'vitest';
import { stepText } from './status-words.ts';

describe('what is told of a video on its way', () => {
  it('is the step in words', () => {
    expect(stepText({ step: 'submitting', queuePosition: null })).toBe('Sending to the engine');
    expect(stepText({ step: 'waiting', queuePosition: null })).toBe('Waiting for the engine');
    expect(stepText({ step: null, queuePosition: null })).toBe('Queued');
  });

  it('and the place in line, while it waits in one', () => {
    const waiting = (queuePosition: number) => stepText({ step: 'waiting', queuePosition });
    expect(stepText({ step: 'queued', queuePosition: 2 })).toBe('Queued, 2nd in line');
    expect(waiting(3)).toBe('Waiting for the engine, 3rd in its line');
    expect(waiting(11)).toBe('Waiting for the engine, 11th in its line');
    expect(waiting(0)).toBe('Waiting for the engine, next in its line');
    expect(stepText({ step: 'rendering', queuePosition: 1 })).toBe('Rendering');
  });
});
