import { describedBy } from './grammar.ts';
import type { Topic } from './lexicon/lexicon.ts';
import type { Mention, Reading } from './reading.ts';

/** In long prompts with sections, where each topic is spoken of. */
const sections: Partial<Record<Topic, readonly string[]>> = {
  action: ['action'],
  place: ['setting', 'subject'],
  mood: ['light', 'lighting', 'setting'],
  camera: ['camera'],
  music: ['sound'],
};

/** As `namesIn`, but only what is said outright. */
export function outrightIn<Name extends string>(reading: Reading, topic: Topic): Name[] {
  const mentions = reading.mentions.map((mention) => ({
    ...mention,
    meanings: mention.meanings.filter(({ hint }) => !hint),
  }));
  return namesIn({ ...reading, mentions }, topic);
}

/** Names of a topic in the order in which they count: said outright, then hinted at. */
export function namesIn<Name extends string>(reading: Reading, topic: Topic): Name[] {
  const rank = (mention: Mention, index: number) => {
    const at = sections[topic]?.indexOf(mention.section) ?? 0;
    // In "a dancing cat sings" the cat sings.
    const describing = topic === 'action' && describedBy(reading, reading.mentions, index, 0);
    return (at < 0 ? 9 : at) + (describing ? 10 : 0);
  };
  const all = reading.mentions.flatMap((mention, index) =>
    mention.meanings
      .filter((it) => it.topic === topic)
      .map((it) => ({ name: it.name as Name, order: rank(mention, index) + (it.hint ? 20 : 0) })),
  );
  const ordered = all.sort((a, b) => a.order - b.order).map(({ name }) => name);
  return [...new Set(ordered)].filter((name) => !reading.denied.has(`${topic}:${name}`));
}
