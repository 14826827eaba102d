import { PageHead } from '../../../parts/PageHead.tsx';
import { LogoMark } from '../../../ui/LogoMark.tsx';
import { words } from './player-words.ts';
import { SharedPlayer } from './SharedPlayer.tsx';

/** The player alone, which fills its frame in somebody else's page. */
export function SharedPlayerPage() {
  return (
    <main className="relative h-dvh overflow-hidden bg-black">
      <PageHead title={words.title} />
      <link rel="canonical" href="__SHARE_URL__" />
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{words.title}</h1>
      <SharedPlayer soundOn={words.soundOn} fit="object-contain" className="size-full" />
      <a
        href="__SHARE_URL__"
        target="_blank"
        rel="noopener"
        className="absolute top-3 left-3 inline-flex min-h-9 max-w-[calc(100%-9rem)] items-center gap-1.5 rounded-full bg-black/70 py-1 pr-3 pl-1.5 font-bold text-white text-xs"
      >
        <LogoMark className="size-6 shrink-0" />
        {words.label}
      </a>
    </main>
  );
}

/** What stands there once the link has ended. */
export function SharedPlayerGonePage() {
  return (
    <main className="grid h-dvh place-content-center justify-items-center gap-3 px-4 text-center">
      <PageHead title={words.gone} />
      <meta name="robots" content="noindex" />
      <LogoMark className="size-14" />
      <h1 className="font-bold">{words.gone}</h1>
    </main>
  );
}
