import type { OpenedProject } from '@shortcake/contract/operator/projects';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = { opened: OpenedProject; onClose: () => void };

/** What only its owner sees otherwise. */
export function OpenedDialog({ opened, onClose }: Props) {
  const { title, prompt, enhancedPrompt, templateData, takenDown, videoUrl, posterUrl } = opened;
  const { templateId, aspectRatio, generateAudio, seed, slots } = templateData;
  const settings = [
    ['Template', templateId],
    ['Shape', aspectRatio],
    ['Sound', generateAudio ? 'yes' : 'no'],
    ['Seed', String(seed)],
    ...Object.entries(slots),
  ] as const;
  return (
    <Dialog open onOpenChange={onClose} title={title} width="wide">
      <div className="grid gap-5">
        {videoUrl ? (
          // biome-ignore lint/a11y/useMediaCaption: what a model says has no transcript.
          <video
            controls
            playsInline
            src={videoUrl}
            poster={posterUrl ?? undefined}
            aria-label={title}
            className="max-h-96 w-full rounded-control bg-ink"
          />
        ) : (
          <p className="rounded-control bg-sunken p-4 text-ink-soft">
            {takenDown
              ? 'The video is taken down. It plays in Reports, while it is kept.'
              : 'There is no video.'}
          </p>
        )}
        <Text heading="Prompt" text={prompt} />
        {enhancedPrompt && <Text heading="Enhanced prompt" text={enhancedPrompt} />}
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {settings.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

const Text = ({ heading, text }: { heading: string; text: string }) => (
  <section className="grid gap-1.5">
    <h3 className="font-bold">{heading}</h3>
    <p className="whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">{text}</p>
  </section>
);
