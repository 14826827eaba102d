import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Leaves room below for the sample cards, which stand half in it. */
export function Hero() {
  return (
    <>
      <section className="bg-berry-wash">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-6 px-4 pt-12 pb-44 text-center sm:px-6 sm:pt-20 sm:pb-60">
          {/* With this space between words its lines break alike in both faces, and stay when the second comes. */}
          <h1 className="headline max-w-4xl text-display [word-spacing:0.08em]">
            Generate Viral AI Videos in Minutes
          </h1>
          <p className="max-w-xl text-ink-soft text-lg sm:text-xl">
            Pick a template, make it yours, and post a vertical video that people watch twice. No
            prompt-craft needed.
          </p>
          <LinkButton to={paths.login()} size="large">
            Generate Now
          </LinkButton>
          <p className="text-ink-soft text-sm">8 seconds, 720p, with sound. 1 credit each.</p>
        </div>
      </section>
      <div aria-hidden="true" className="drip -mt-0.5 text-berry-wash" />
    </>
  );
}
