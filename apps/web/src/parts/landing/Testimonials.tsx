import type { TemplateId } from '@shortcake/contract/template-ids';
import { Face } from './Face.tsx';
import { Section } from './Section.tsx';

/** From the templates' own stars: nobody is quoted who does not exist. */
const quotes: readonly { id: TemplateId; words: string; star: string; role: string }[] = [
  {
    id: 'coconut-face-slicing',
    words: 'Eight seconds, and everybody knows my face. I would lose my lid for it again.',
    star: 'The Coconut',
    role: 'Coconut Face Slicing',
  },
  {
    id: 'cat-opera',
    words: 'One take, one credit, one standing ovation. My agent now wants thirty a month.',
    star: 'The Tenor',
    role: 'Cat Opera',
  },
  {
    id: 'bigfoot-vlog',
    words: 'For years it was all shaky footage. Finally somebody films me upright.',
    star: 'Bigfoot',
    role: 'Bigfoot Vlog',
  },
];

export function Testimonials() {
  return (
    <Section id="testimonials" title="What our stars say">
      <ul className="grid gap-5 md:grid-cols-3">
        {quotes.map(({ id, words, star, role }) => (
          <li key={id}>
            <figure className="flex h-full flex-col justify-between gap-6 rounded-card bg-berry-wash p-6">
              <blockquote className="text-lg leading-relaxed">
                <p>“{words}”</p>
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <Face id={id} className="size-12" />
                <span className="grid">
                  <span className="font-bold">{star}</span>
                  <span className="text-ink-soft text-sm">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
