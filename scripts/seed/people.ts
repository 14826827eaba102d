import type { PlanName } from '@shortcake/contract/plans';
import type { NewProjectInput } from '@shortcake/contract/project';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import type { NewSupportTicket } from '@shortcake/contract/support-ticket';
import {
  CUSTOM_CATEGORY,
  CUSTOM_TEMPLATE_ID,
  type TemplateId,
} from '@shortcake/contract/template-ids';
import { findTemplate } from '@shortcake/contract/templates';
import { type AspectRatio, VIDEO_DURATION } from '@shortcake/contract/video';
import { StartError } from '../../apps/server/src/platform/start-error.ts';

/** The state that a video is to reach; the last three are under way when the seed has ended. */
export type Fate = 'completed' | 'deleted' | 'failed' | 'rendering' | 'waiting' | 'pending';

/** One video of one person. `key` tells it from all others, in this run and the next. */
export type Wish = { key: string; fate: Fate; starred?: boolean; project: NewProjectInput };

/** Videos of one person that are asked for together; all of them end. */
export type SeriesWish = { key: string; title: string; videos: readonly Wish[] };

type Ticket = Required<NewSupportTicket>;

/** Somebody in one state, and how they come to it: in this order. */
export type SeedPerson = {
  email: string;
  givenName: string;
  familyName: string;
  /** The plan that they take first; `declined`: with a card that cannot be charged. */
  plan?: PlanName | { declined: PlanName };
  /** Credits, at once. */
  buys?: number;
  videos?: readonly Wish[];
  series?: SeriesWish;
  /** The plan, after the videos. */
  later?: 'cancel' | 'fail to renew' | { upgradeTo: PlanName };
  /** What they bought is paid back to them. */
  isRefunded?: boolean;
  tickets?: readonly Ticket[];
};

type Choice = {
  fate?: Fate;
  prompt?: string;
  title?: string;
  aspectRatio?: AspectRatio;
  starred?: boolean;
};

/** A template's video; with another prompt than the template's where that is not to be completed. */
function video(key: string, id: TemplateId | null, choice: Choice = {}): Wish {
  const template = id === null ? undefined : findTemplate(id);
  const { fate = 'completed', starred = false, aspectRatio = '9:16' } = choice;
  return {
    ...{ key, fate, starred },
    project: {
      title: choice.title ?? template?.title,
      prompt: choice.prompt ?? template?.defaultPrompt ?? '',
      templateData: {
        templateId: template?.id ?? CUSTOM_TEMPLATE_ID,
        category: template?.category ?? CUSTOM_CATEGORY,
        duration: VIDEO_DURATION,
        aspectRatio,
        seed: 1,
      },
    },
  };
}

/** A row of a series: a coconut that says something. */
function coconut(says: string, choice: Choice = {}): Wish {
  const id = 'coconut-face-slicing';
  const wish = video(says, id, { prompt: promptFrom(findTemplate(id)!, { says }), ...choice });
  const templateData = { ...wish.project.templateData, slots: { says } };
  return { ...wish, project: { ...wish.project, title: says, templateData } };
}

const ticket = (
  key: string,
  priority: Ticket['priority'],
  subject: string,
  description: string,
): Ticket => ({ key: `seed-${key}`, priority, subject, description });

/** Ten people, in every state that one can be in. */
export const people: readonly SeedPerson[] = [
  { email: 'seed-no-plan@example.com', givenName: 'Nora', familyName: 'Nougat' },
  {
    email: 'seed-declined@example.com',
    ...{ givenName: 'Dan', familyName: 'Dough' },
    plan: { declined: 'creator' },
    tickets: [
      ticket('declined', 'high', 'My card is declined', 'The bank says that it has funds.'),
    ],
  },
  {
    email: 'seed-starter@example.com',
    ...{ givenName: 'Stella', familyName: 'Strudel' },
    plan: 'starter',
    videos: [video('first', 'strawberry-face-slicing')],
  },
  {
    email: 'seed-creator@example.com',
    ...{ givenName: 'Carl', familyName: 'Caramel' },
    plan: 'creator',
    videos: [
      video('opera', 'cat-opera', { starred: true }),
      video('wide', null, {
        title: 'Wide table',
        prompt: 'A table in the garden, set for a birthday, while the wind takes the napkins.',
        aspectRatio: '16:9',
      }),
      video('refused', null, {
        fate: 'failed',
        title: 'The one that was refused',
        prompt: 'A famous singer slices a cake on a stage that everybody knows.',
      }),
      video('regretted', 'pet-podcast', { fate: 'deleted' }),
    ],
    tickets: [
      ticket('square', 'medium', 'Square previews', 'Can the previews be square, too?'),
      ticket('thanks', 'low', 'Thank you', 'The cat is the best of all.'),
    ],
  },
  {
    email: 'seed-pro@example.com',
    ...{ givenName: 'Paula', familyName: 'Praline' },
    plan: 'pro',
    buys: 25,
    videos: [
      video('square', null, {
        title: 'Square cake',
        prompt: 'A cake with square corners turns on its plate and bows.',
        aspectRatio: '1:1',
      }),
    ],
    series: {
      key: 'coconuts',
      title: 'Three coconuts',
      videos: [
        coconut('Not the hammer'),
        coconut('Is it hollow in here?', { starred: true }),
        coconut('I know that singer', { fate: 'failed' }),
      ],
    },
  },
  {
    email: 'seed-studio@example.com',
    ...{ givenName: 'Stan', familyName: 'Streusel' },
    plan: 'studio',
    videos: [
      video('rendering', 'baby-boy-halo', {
        fate: 'rendering',
        prompt: 'A small boy with a halo tastes his first spoon of whipped cream.',
      }),
      video('waiting', 'bigfoot-vlog', {
        fate: 'waiting',
        prompt: 'Bigfoot shows to the camera how he whips cream in the woods.',
      }),
      video('pending', null, {
        fate: 'pending',
        title: 'Next in line',
        prompt: 'A lemon sings in the rain while the street lamps come on one by one.',
      }),
    ],
  },
  {
    email: 'seed-unpaid@example.com',
    ...{ givenName: 'Uma', familyName: 'Umber' },
    plan: 'creator',
    later: 'fail to renew',
    tickets: [
      ticket(
        'unpaid',
        'urgent',
        'My new card',
        'Where do I put in my new card before the plan ends?',
      ),
    ],
  },
  {
    email: 'seed-cancelled@example.com',
    ...{ givenName: 'Clara', familyName: 'Clafoutis' },
    plan: 'creator',
    videos: [video('last', 'whisper-girl-asmr')],
    later: 'cancel',
  },
  {
    email: 'seed-upgraded@example.com',
    ...{ givenName: 'Ulf', familyName: 'Upside-Down' },
    plan: 'starter',
    later: { upgradeTo: 'pro' },
  },
  {
    email: 'seed-refunded@example.com',
    ...{ givenName: 'Rita', familyName: 'Rhubarb' },
    plan: 'starter',
    buys: 10,
    // Two of the plan's credits and one of those that are paid back: one below zero.
    videos: [
      video('one', 'banana-face-slicing'),
      video('two', 'onion-face-slicing'),
      video('three', 'tomato-face-slicing'),
    ],
    isRefunded: true,
  },
];

const nameOf = ({ email }: SeedPerson) => email.slice('seed-'.length, email.indexOf('@'));

/** Those of the names: `starter` for seed-starter@example.com; all for none. Throws StartError for others. */
export function peopleNamed(names: readonly string[]): readonly SeedPerson[] {
  const known = people.map(nameOf);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new StartError(
      `The seed has nobody of the name ${unknown}. Choose from: ${known.join(', ')}.`,
    );
  }
  return names.length === 0 ? people : people.filter((person) => names.includes(nameOf(person)));
}
