import { describe, expect, it } from 'vitest';
import { groupByCategory, searchTemplates } from './search.ts';

const opera = {
  title: 'Cat Opera',
  description: 'A diva',
  tags: ['music'],
  category: 'pets',
} as const;
const whisper = {
  title: 'Whisper',
  description: 'Soft',
  tags: ['Calm Cat'],
  category: 'asmr',
} as const;
const lemon = {
  title: 'Lemon',
  description: 'Sour CATcher',
  tags: [],
  category: 'fruits',
} as const;
const all = [opera, whisper, lemon];

describe('searching the templates', () => {
  it('finds a text in title, description and tags, whatever its case', () => {
    expect(searchTemplates(all, 'cat', 'all')).toEqual([opera, whisper, lemon]);
    expect(searchTemplates(all, 'DIVA', 'all')).toEqual([opera]);
    expect(searchTemplates(all, 'calm', 'all')).toEqual([whisper]);
  });

  it('does not mind spaces around the text', () => {
    expect(searchTemplates(all, '  opera ', 'all')).toEqual([opera]);
  });

  it('joins text and category', () => {
    expect(searchTemplates(all, 'cat', 'asmr')).toEqual([whisper]);
    expect(searchTemplates(all, 'diva', 'asmr')).toEqual([]);
  });

  it('takes everything of a category without a text', () => {
    expect(searchTemplates(all, '', 'fruits')).toEqual([lemon]);
  });
});

describe('grouping the templates', () => {
  it("keeps the catalogue's order of categories and leaves empty ones out", () => {
    expect(groupByCategory(all).map((group) => group.category)).toEqual(['fruits', 'asmr', 'pets']);
  });
});
