import { LinkButton } from '../../ui/LinkButton.tsx';
import { paths } from '../paths.ts';
import { SampleTemplates } from './SampleTemplates.tsx';

export default function LandingPage() {
  return (
    <>
      <title>Shortcake: Generate Viral AI Videos in Minutes</title>
      <section className="bg-berry-wash">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-6 px-4 pt-14 pb-40 text-center sm:px-6 sm:pt-24 sm:pb-52">
          <h1 className="headline max-w-4xl text-display">Generate Viral AI Videos in Minutes</h1>
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
      <div aria-hidden="true" className="icing text-berry-wash" />
      <SampleTemplates />
      <section className="mx-auto mt-24 max-w-6xl px-4 sm:px-6">
        <div className="grid justify-items-center gap-5 rounded-sheet bg-sponge-wash px-6 py-14 text-center text-sponge-ink sm:py-20">
          <h2 className="headline max-w-2xl text-3xl sm:text-5xl">
            Fresh out of the oven in minutes
          </h2>
          <p className="max-w-md text-lg">Choose a template now; the engine does the rest.</p>
          <LinkButton to={paths.login()} size="large">
            Start Creating Now
          </LinkButton>
        </div>
      </section>
    </>
  );
}
