import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';

export function FinalCall() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-20 sm:px-6 sm:pt-28">
      <div className="relative grid justify-items-center gap-5 overflow-hidden rounded-sheet bg-sponge-wash px-6 py-16 text-center text-sponge-ink sm:py-24">
        <LogoMark className="absolute -bottom-10 -left-8 size-40 -rotate-12 max-sm:hidden lg:size-56" />
        <LogoMark className="absolute -top-8 -right-6 size-32 rotate-18 max-sm:hidden lg:size-44" />
        <h2 className="headline max-w-2xl text-section">Fresh out of the oven in minutes</h2>
        <p className="max-w-md text-lg">Choose a template now; the engine does the rest.</p>
        <LinkButton to={paths.login()} size="large" className="relative">
          Start Creating Now
        </LinkButton>
      </div>
    </section>
  );
}
