import { PausePreviews } from '../../features/gallery/PausePreviews.tsx';
import { TemplateBrowser } from '../../features/gallery/TemplateBrowser.tsx';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';

export default function TemplatesPage() {
  return (
    <>
      <PageTitle
        title="Video Templates"
        subtitle="AI-powered video templates, ready to make your own"
        action={<PausePreviews />}
      />
      <TemplateBrowser
        linkTo={paths.dashboard.createVideo}
        ownIdeaPath={paths.dashboard.promptYourself}
      />
    </>
  );
}
