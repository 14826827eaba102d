import { Section } from './Section.tsx';

const steps = [
  {
    title: 'Pick a template',
    text: 'A lemon that meets a knife, a cat that sings opera, a bigfoot with a vlog. Or start from an empty page.',
  },
  {
    title: 'Make it yours',
    text: 'The prompt is written already. Change the words you care about, and leave the rest to us.',
  },
  {
    title: 'Post it',
    text: 'Minutes later you have an 8-second video with sound. If it ever fails, your credit comes back by itself.',
  },
];

export function HowItWorks() {
  return (
    <Section id="how" title="As easy as cake">
      <ol className="grid gap-5 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-card bg-surface p-6 shadow-lift"
          >
            <span
              aria-hidden="true"
              className="headline mb-2 grid size-14 place-items-center rounded-full bg-berry-wash text-2xl text-berry-ink"
            >
              {index + 1}
            </span>
            <h3 className="headline text-2xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
