import { findTemplate } from '@shortcake/contract/templates';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { TemplateCreate } from '../../features/create/TemplateCreate.tsx';
import { Poster } from '../../features/gallery/Poster.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BuyCredits } from '../BuyCredits.tsx';
import { paths } from '../paths.ts';
import { useCreation } from '../useCreation.ts';

export default function CreateVideoPage({ templatesPath }: { templatesPath: string }) {
  const template = findTemplate(useParams().id ?? '');
  const creation = useCreation();
  const [isBuying, setBuying] = useState(false);
  const inShell = useLocation().pathname.startsWith(paths.dashboard.overview);
  return (
    <div className={inShell ? '' : 'mx-auto max-w-6xl px-4 pt-8 sm:px-6'}>
      <title>{`${template?.title ?? 'Template Not Found'} · Shortcake`}</title>
      {template ? (
        <>
          <Link
            to={templatesPath}
            className="-ml-3 mb-4 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back to Templates
          </Link>
          <TemplateCreate
            key={template.id}
            template={template}
            preview={
              <Poster id={template.id} category={template.category} eager className="size-full" />
            }
            {...creation}
            onBuyCredits={() => setBuying(true)}
          />
          {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
        </>
      ) : (
        <EmptyState
          title="Template Not Found"
          text="It may have been renamed or taken off the menu."
          action={<LinkButton to={templatesPath}>Back to Templates</LinkButton>}
        />
      )}
    </div>
  );
}
