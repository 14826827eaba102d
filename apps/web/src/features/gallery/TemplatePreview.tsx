import type { Category, TemplateId } from '@shortcake/contract/template-ids';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { posterUrl } from './preview-urls.ts';

export type PreviewedTemplate = { id: TemplateId; category: Category; title: string };

type Props = {
  template: PreviewedTemplate;
  /** For the few that are on screen at once. */
  eager?: boolean;
  className?: string;
};

/** After everything that the page shows at first; without it there are posters. */
const PreviewPlayer = lazy<ComponentType<Pick<Props, 'template'>>>(async () => {
  await pageLoaded();
  return import('./PreviewPlayer.tsx').catch(() => ({ default: () => null }));
});

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

const never = () => () => {};

/**
 * A template's preview, wherever one is shown: 9:16, as wide as its place. First the poster (until
 * that is there, the category's flavour), then the clip: muted and in a loop, heard while hovered or
 * by its sound button. While a clip loads, a shimmer passes over the poster, everywhere alike. In a
 * card that is one link, put `data-preview-area` on the card and let the link cover it from a later
 * sibling (`after:absolute after:inset-0`): the sound button lies above.
 */
export function TemplatePreview({ template, eager = false, className }: Props) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div
      data-category={template.category}
      className={classNames('flavour relative aspect-9/16 overflow-hidden', className)}
    >
      <img
        src={posterUrl(template.id)}
        alt=""
        width={360}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      {isHydrated && (
        <Suspense fallback={null}>
          <PreviewPlayer template={template} />
        </Suspense>
      )}
    </div>
  );
}
