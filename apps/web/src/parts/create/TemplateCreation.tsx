import type { Template } from '@shortcake/contract/template';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { emptyDraft } from '../../features/create/draft.ts';
import { TemplateCreate } from '../../features/create/TemplateCreate.tsx';
import { TemplatePreview } from '../../features/gallery/TemplatePreview.tsx';
import { paths } from '../../lib/paths.ts';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { BuyCredits } from '../BuyCredits.tsx';
import { useCreation } from './useCreation.ts';
import { useDraftSource } from './useDraftSource.ts';
import { useReadyProjects } from './useReadyProjects.ts';

/** A template's create page, once it is known which template. */
export function TemplateCreation({
  template,
  preloadProjects,
}: {
  template: Template;
  preloadProjects: () => Promise<void>;
}) {
  const { id, defaultPrompt } = template;
  useReadyProjects(preloadProjects);
  const creation = useCreation();
  const [usual] = useState({ ...emptyDraft, prompt: defaultPrompt });
  const source = useDraftSource(id, usual);
  const { search } = useLocation();
  const [isBuying, setBuying] = useState(false);
  if (!source) return <PageSpinner />;
  return (
    <>
      <TemplateCreate
        key={source.draftName}
        template={template}
        preview={<TemplatePreview template={template} eager className="size-full" />}
        {...source}
        {...creation}
        seriesPath={paths.dashboard.makeSeries(id) + search}
        onBuyCredits={() => setBuying(true)}
      />
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
