import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { watchNear } from './in-view.ts';
import { Poster } from './Poster.tsx';
import type { PreviewedTemplate } from './previewed-template.ts';

type Props = {
  template: PreviewedTemplate;
  /** For the few that are on screen at once. */
  eager?: boolean;
  className?: string;
};

const PreviewPlayer = lazy<ComponentType<Pick<Props, 'template'>>>(() =>
  // Without it there are posters.
  import('./PreviewPlayer.tsx').catch(() => ({ default: () => null })),
);

/** Calls back once everything is there that the page shows at first; gives the way to stop. */
function afterLoad(work: () => void): () => void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', work, { once: true });
    return () => window.removeEventListener('load', work);
  }
  work();
  return () => {};
}

/**
 * Whether the element is about to be seen, on a page that has loaded. Each change is a transition:
 * thirty players at once would keep a phone from answering for a second.
 */
function useIsNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element) return;
    let stop = () => {};
    const cancel = afterLoad(() => {
      stop = watchNear(element, (near) => startTransition(() => setNear(near)));
    });
    return () => {
      cancel();
      stop();
    };
  }, [element]);
  return isNear;
}

/**
 * A template's preview, wherever one is shown: 9:16, as wide as its place. First the poster (until
 * that is there, the category's flavour), then the clip: muted and in a loop, heard while hovered or
 * by its sound button. While a clip loads, a shimmer passes over the poster, everywhere alike. In a
 * card that is one link, put `data-preview-area` on the card and let the link cover it from a later
 * sibling (`after:absolute after:inset-0`): the sound button lies above.
 */
export function TemplatePreview({ template, eager = false, className }: Props) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const isNear = useIsNear(box);
  return (
    <div
      ref={setBox}
      data-category={template.category}
      className={classNames('flavour relative aspect-9/16 overflow-hidden', className)}
    >
      <Poster id={template.id} eager={eager} className="absolute inset-0 size-full object-cover" />
      {isNear && (
        <Suspense fallback={null}>
          <PreviewPlayer template={template} />
        </Suspense>
      )}
    </div>
  );
}
