import { describe, expect, test } from 'vitest';
import { type Category, categories, templateIds } from './template-ids.ts';
import { findTemplate, templates } from './templates.ts';
import { VIDEO_DURATION, VIDEO_SECONDS } from './video.ts';

const sections = ['Style', 'Subject', 'Setting', 'Action', 'Camera', 'Light', 'Sound'];

/** The paragraphs of a prompt by their label; an unlabelled one has the label ''. */
function paragraphs(prompt: string): [label: string, text: string][] {
  return prompt.split('\n\n').map((paragraph) => {
    const match = /^([A-Z][a-z]+): (.+)$/.exec(paragraph);
    return [match?.[1] ?? '', match?.[2] ?? paragraph];
  });
}

function section(prompt: string, label: string): string {
  return paragraphs(prompt).find(([name]) => name === label)?.[1] ?? '';
}

/** The beats of an action, as seconds: "2-3.5s: ..." is [2, 3.5]. */
function beats(action: string): [from: number, to: number][] {
  return [...action.matchAll(/(\d(?:\.\d)?)-(\d(?:\.\d)?)s: /g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
}

function shingles(text: string, size: number): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return new Set(
    words.slice(size - 1).map((_, start) => words.slice(start, start + size).join(' ')),
  );
}

/** How much of the smaller set is in the other one too, from 0 to 1. */
function overlap(a: Set<string>, b: Set<string>): number {
  return [...a].filter((shingle) => b.has(shingle)).length / Math.min(a.size, b.size);
}

describe('the catalogue', () => {
  test('is exactly the template ids, each once and in their order', () => {
    expect(templates.map((template) => template.id)).toEqual(templateIds);
    expect(new Set(templateIds).size).toBe(templateIds.length);
  });

  test('has so many templates in each category, the categories in their order', () => {
    const counts: Record<Category, number> = {
      fruits: 9,
      veggies: 6,
      slicing: 5,
      baby: 5,
      vlog: 2,
      asmr: 2,
      pets: 2,
    };
    const expected = categories.flatMap((category) => Array(counts[category]).fill(category));
    expect(templates.map((template) => template.category)).toEqual(expected);
  });

  test('has no title, description or prompt twice', () => {
    for (const field of ['title', 'description', 'defaultPrompt'] as const) {
      const values = templates.map((template) => template[field].toLowerCase());
      expect(new Set(values).size, field).toBe(templates.length);
    }
  });

  test('finds a template by its id, and nothing by another', () => {
    for (const id of templateIds) expect(findTemplate(id)?.id).toBe(id);
    for (const id of ['', 'custom-prompt', 'coconut', 'toString', '__proto__']) {
      expect(findTemplate(id), id).toBeUndefined();
    }
  });
});

describe.each(templates)('$id', (template) => {
  const { title, description, duration, tags, defaultPrompt } = template;

  test('has a fitting title, description and duration', () => {
    expect(title).toMatch(/^\S(.*\S)?$/);
    expect(title.length).toBeLessThanOrEqual(40);
    expect(description).toMatch(/^[A-Z].*[.!?]$/);
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(140);
    expect(duration).toBe(VIDEO_DURATION);
    expect(duration).toBe('0:08');
  });

  test('has 3 to 6 different lower-case tags', () => {
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(6);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toMatch(/^[a-z]+$/);
  });

  test('has a prompt of readable length, every paragraph labelled', () => {
    expect(defaultPrompt.length).toBeGreaterThanOrEqual(600);
    expect(defaultPrompt.length).toBeLessThanOrEqual(1500);
    expect(defaultPrompt).toBe(defaultPrompt.trim());
    expect(paragraphs(defaultPrompt).map(([label]) => label)).toEqual(sections);
    expect(section(defaultPrompt, 'Style')).toContain('Vertical 9:16');
  });

  test('has beats that fill the video without a gap', () => {
    const action = section(defaultPrompt, 'Action');
    const found = beats(action);
    expect(action).toMatch(/^0-/);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.map(([from]) => from)).toEqual([0, ...found.slice(0, -1).map(([, to]) => to)]);
    for (const [from, to] of found) expect(to).toBeGreaterThan(from);
    expect(found.at(-1)?.[1]).toBe(VIDEO_SECONDS);
  });

  test('names a lens, and leaves no sound to chance', () => {
    expect(section(defaultPrompt, 'Camera')).toMatch(/\d+mm|lens/);
    expect(section(defaultPrompt, 'Light').length).toBeGreaterThan(40);
    expect(section(defaultPrompt, 'Sound').length).toBeGreaterThan(40);
  });

  test('has a prompt unlike every other', () => {
    for (const other of templates) {
      if (other.id === template.id) continue;
      const [a, b] = [defaultPrompt, other.defaultPrompt];
      expect(overlap(shingles(a, 8), shingles(b, 8)), other.id).toBeLessThan(0.01);
      expect(overlap(shingles(a, 4), shingles(b, 4)), other.id).toBeLessThan(0.05);
    }
  });
});
