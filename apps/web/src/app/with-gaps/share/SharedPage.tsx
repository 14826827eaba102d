import { Code, Flag, QrCode, Share, Sparkles } from 'lucide-react';
import { PageHead } from '../../../parts/PageHead.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { CopyField } from './CopyField.tsx';
import { Disclosure } from './Disclosure.tsx';
import { SharedHead } from './SharedHead.tsx';
import { SharedPlayer } from './SharedPlayer.tsx';
import { words } from './shared-words.ts';

/** The page that a link to a video leads to. */
export function SharedPage() {
  return (
    <div className="mx-auto grid max-w-5xl justify-items-center gap-x-14 gap-y-8 px-4 pt-6 sm:px-6 sm:pt-10 lg:grid-cols-2 lg:items-center lg:justify-items-start">
      <PageHead title={words.title} description={words.description} />
      <SharedHead />
      <SharedPlayer
        soundOn={words.soundOn}
        fit="object-cover"
        className="rounded-[2rem] border-[0.375rem] border-ink shadow-overlay data-[shape=tall]:aspect-9/16 data-[shape=tall]:h-[clamp(20rem,60dvh,46rem)] data-[shape=broad]:w-full data-[shape=broad]:max-w-104 lg:justify-self-end lg:data-[shape=broad]:max-w-none lg:data-[shape=tall]:h-[clamp(20rem,76dvh,46rem)] dark:border-line-strong"
      />
      <div className="grid w-full max-w-104 content-start gap-6">
        <div className="grid gap-3">
          <h1 className="headline text-title">{words.title}</h1>
          <p data-name="__NAME__" className="text-ink-soft data-[name='']:hidden">
            {words.by}
          </p>
          <p className="flex items-start gap-2 justify-self-start rounded-control bg-sponge-wash px-3 py-2 font-bold text-sm text-sponge-ink">
            <Sparkles aria-hidden="true" className="mt-px size-4.5 shrink-0" />
            {words.label}
          </p>
        </div>
        <div className="grid gap-2">
          <a href="__LIKE_PATH__" rel="nofollow" className={buttonClass({ size: 'large' })}>
            {words.make}
          </a>
          <p className="text-center text-ink-soft text-sm">{words.makeNote}</p>
        </div>
        <section aria-labelledby="share" className="grid gap-3 border-line border-t pt-6">
          <h2 id="share" className="font-bold">
            {words.share}
          </h2>
          <CopyField
            id="link"
            label={words.link}
            value="__SHARE_URL__"
            copy={words.copyLink}
            copied={words.copied}
          />
          <button id="send" type="button" hidden className={buttonClass({ variant: 'secondary' })}>
            <Share aria-hidden="true" className="size-5" />
            {words.send}
          </button>
          <div>
            <Disclosure summary={words.qr} Icon={QrCode}>
              <img
                src="__SHARE_PATH__/qr.svg"
                alt={words.qr}
                loading="lazy"
                width="192"
                height="192"
                className="rounded-control bg-white"
              />
              <p className="text-ink-soft text-sm">{words.qrNote}</p>
            </Disclosure>
            <Disclosure summary={words.embed} Icon={Code}>
              <p className="text-ink-soft text-sm">{words.embedNote}</p>
              <CopyField
                id="embed"
                label={words.embedCode}
                value="__EMBED_CODE__"
                copy={words.copyEmbed}
                copied={words.copied}
              />
            </Disclosure>
          </div>
        </section>
        <a
          href="__SHARE_PATH__/report"
          rel="nofollow"
          className="-mt-3 -ml-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink"
        >
          <Flag aria-hidden="true" className="size-4" />
          {words.report}
        </a>
      </div>
    </div>
  );
}
