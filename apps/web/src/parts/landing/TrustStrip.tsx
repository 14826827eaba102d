import type { TemplateId } from '@shortcake/contract/template-ids';
import { Face } from './Face.tsx';

const faces: readonly TemplateId[] = [
  'coconut-face-slicing',
  'cat-opera',
  'strawberry-face-slicing',
  'bigfoot-vlog',
  'lemon-face-slicing',
];

const facts = [
  { figure: '31', noun: 'templates' },
  { figure: '8', noun: 'seconds each' },
  { figure: '1', noun: 'credit a video' },
];

export function TrustStrip() {
  return (
    <section
      aria-label="Trusted by creators"
      className="mx-auto mt-16 max-w-6xl px-4 sm:mt-24 sm:px-6"
    >
      <div className="flex flex-col items-center justify-between gap-x-8 gap-y-6 rounded-sheet bg-sponge-wash px-6 py-7 text-sponge-ink sm:px-10 lg:flex-row">
        <div className="flex flex-col items-center gap-4 sm:flex-row">
          <ul aria-hidden="true" className="flex -space-x-3">
            {faces.map((id) => (
              <li key={id}>
                <Face id={id} className="size-12 border-3 border-sponge-wash" />
              </li>
            ))}
          </ul>
          <p className="text-center text-xl sm:text-left">
            Trusted by <strong className="headline">9000+</strong> creators
          </p>
        </div>
        <dl className="flex gap-8 sm:gap-12">
          {facts.map(({ figure, noun }) => (
            <div key={noun} className="flex flex-col-reverse text-center lg:text-left">
              <dt className="text-sm">{noun}</dt>
              <dd className="headline text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
