import { describe, expect, it } from 'vitest';
import { choiceOf, isPaused } from './previews-paused.ts';

describe('whether previews stand still', () => {
  it('follows the system until somebody chooses', () => {
    expect(isPaused(null, false)).toBe(false);
    expect(isPaused(null, true)).toBe(true);
  });

  it('follows the choice, whatever the system asks for', () => {
    expect(isPaused('paused', false)).toBe(true);
    expect(isPaused('playing', true)).toBe(false);
  });

  it('keeps only a choice that differs, so that less motion asked for later is heard', () => {
    expect(choiceOf(true, false)).toBe('paused');
    expect(choiceOf(false, true)).toBe('playing');
    expect(choiceOf(false, false)).toBeNull();
    expect(choiceOf(true, true)).toBeNull();
  });
});
