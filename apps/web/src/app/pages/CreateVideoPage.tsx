import { findTemplate } from '@shortcake/contract/templates';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { PausePreviews } from '../../features/gallery/PausePreviews.tsx';
import { paths } from '../../lib/paths.ts';
import { TemplateCreation } from '../../parts/create/TemplateCreation.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';

type Props = {
  templatesPath: string;
  /** Sends for the page that Generate leads to. */
  preloadProjects: () => Promise<void>;
};

export default function CreateVideoPage({ templatesPath, preloadProjects }: Props) {
  const template = findTemplate(useParams().id ?? '');
  const inShell = useLocation().pathname.startsWith(paths.dashboard.overview);
  return (
    <div className={inShell ? '' : 'mx-auto max-w-6xl px-4 pt-8 sm:px-6'}>
      <PageHead title={template?.title ?? 'Template Not Found'} />
      {template ? (
        <>
          <div className="-mt-3 mb-3 flex flex-wrap items-center justify-between gap-x-4">
            <Link
              to={templatesPath}
              className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              Back to Templates
            </Link>
            <PausePreviews />
          </div>
          <TemplateCreation
            key={template.id}
            template={template}
            preloadProjects={preloadProjects}
          />
        </>
      ) : (
        <div className="grid place-items-center py-8">
          <NoticeCard
            title="Template Not Found"
            actions={<LinkButton to={templatesPath}>Back to Templates</LinkButton>}
          >
            <p className="text-ink-soft">It may have been renamed or taken off the menu.</p>
          </NoticeCard>
        </div>
      )}
    </div>
  );
}
