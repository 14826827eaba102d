import { MAX_PROMPT } from '@shortcake/contract/project-limits';
import type { TemplateId } from '@shortcake/contract/template-ids';
import { findTemplate } from '@shortcake/contract/templates';
import { hashText, pick, type Random, seededRandom } from '../../engine/random.ts';
import type { FloatName, MoodName, SubjectName, WeatherName } from './names.ts';
import { beats } from './notes/beats.ts';
import { detailsOf } from './notes/details.ts';
import { cameras, sounds } from './notes/film.ts';
import { MARK, ownWords } from './notes/mark.ts';
import { airs, lights, settings, skies } from './notes/scenery.ts';
import { readStory } from './read-story.ts';
import { readWishes } from './read-wishes.ts';
import { type Reading, read } from './reading.ts';
import { findSubjects } from './subjects.ts';

/** Characters; a longer prompt grows by MOST_ADDED at most. */
const LONGEST = 1200;
const MOST_ADDED = 240;

/**
 * The prompt in the person's own words, and after them what the studio will make of it: details,
 * light, camera, beats and sound. A prompt that was enhanced, or is empty, stays as it is.
 */
export function enhancePrompt(
  prompt: string,
  { template, seed }: { template?: TemplateId | undefined; seed: number },
): string {
  const own = prompt.trim();
  if (!own || ownWords(own) !== own) return prompt;
  const random = seededRandom(seed ^ hashText(own));
  const notes = template ? templateNotes(own, template, random) : storyNotes(own, random);
  const room = own.length < LONGEST ? LONGEST : Math.min(MAX_PROMPT, own.length + MOST_ADDED);
  const fitting = fit(notes, room - own.length - MARK.length - 1);
  if (!fitting) return prompt;
  return `${/[.!?…]$/.test(own) ? own : `${own}.`}${MARK}${fitting}`;
}

/** As many of the notes as fit, the first ones first. */
function fit(notes: readonly string[], room: number): string {
  let text = '';
  for (const note of notes) {
    const longer = text ? `${text} ${note}` : note;
    if (longer.length <= room) text = longer;
  }
  return text;
}

/** What suits the air of a mood, when a prompt leaves it open. */
const airOf: Record<MoodName, readonly FloatName[]> = {
  day: ['butterflies', 'petals', 'bubbles'],
  sunset: ['petals', 'leaves', 'sparkles'],
  night: ['fireflies', 'stars', 'sparkles'],
  pastel: ['bubbles', 'feathers', 'hearts'],
  neon: ['sparkles', 'confetti'],
  gloomy: ['leaves', 'feathers'],
  candle: ['sparkles', 'fireflies'],
};

function storyNotes(prompt: string, random: Random): string[] {
  const reading = read(prompt);
  const story = readStory(prompt, random);
  const lead = story.roles[0]!.subject;
  const named = findSubjects(reading).found.length > 0;
  const fresh = story.weather === 'clear' ? freshAir(reading, story.mood, random) : [];
  const floats = story.floats.length ? story.floats : fresh;
  return [
    `Subject: ${named ? '' : `a friendly little ${spoken(lead)}. `}${pick(random, detailsOf(lead))}`,
    `Action: ${beats[story.action]}`,
    `Setting: ${settings[story.place]}`,
    ...airNotes(story.weather, floats),
    lights[story.mood],
    cameras[story.camera],
    sounds[story.music],
  ];
}

/** Something for the air, unless the prompt says that it is missing. */
function freshAir(reading: Reading, mood: MoodName, random: Random): FloatName[] {
  const name = pick(random, airOf[mood]);
  return reading.denied.has(`float:${name}`) ? [] : [name];
}

function airNotes(weather: WeatherName, floats: readonly FloatName[]): string[] {
  const sentences = floats.map((name) => airs[name]);
  if (weather !== 'clear') sentences.unshift(skies[weather]);
  return sentences.length ? [`In the air: ${sentences.join(' ')}`] : [];
}

/** The template decides the scene; only what is asked on top of it can be made more of. */
function templateNotes(prompt: string, template: TemplateId, random: Random): string[] {
  const wishes = readWishes(prompt, findTemplate(template)?.defaultPrompt ?? '');
  const mood = wishes.mood ?? pick(random, ['day', 'sunset', 'pastel'] as const);
  const fresh = freshAir(read(prompt), mood, random);
  const camera = pick(random, ['push', 'handheld', 'orbit'] as const);
  return [
    ...airNotes(wishes.weather ?? 'clear', wishes.floats ?? fresh),
    cameras[wishes.camera ?? camera],
    ...(wishes.place ? [`Setting: ${settings[wishes.place]}`] : []),
    ...(wishes.mood ? [lights[wishes.mood]] : []),
  ];
}

const spokenNames: Partial<Record<SubjectName, string>> = { icecream: 'ice cream' };

function spoken(name: SubjectName): string {
  return spokenNames[name] ?? name;
}
