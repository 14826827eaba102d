import { Plus } from 'lucide-react';
import { useState } from 'react';
import { InsufficientCreditsDialog } from '../../features/create/InsufficientCreditsDialog.tsx';
import { ProjectList } from '../../features/projects/list/ProjectList.tsx';
import { paths } from '../../lib/paths.ts';
import { BuyCredits } from '../../parts/BuyCredits.tsx';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { makeAgainPath } from '../../parts/projects/make-again.ts';
import { useTryAgain } from '../../parts/projects/useTryAgain.ts';
import { useSharing } from '../../parts/share/useSharing.tsx';
import { useTakedown } from '../../parts/takedown/useTakedown.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export default function ProjectsPage() {
  const [isBuying, setBuying] = useState(false);
  const onBuyCredits = () => setBuying(true);
  const { tryAgain, isGenerating, creditsDialogOpen, setCreditsDialogOpen } =
    useTryAgain(onBuyCredits);
  const sharing = useSharing();
  const takedown = useTakedown();
  return (
    <>
      <PageTitle
        title="My Projects"
        subtitle="Every video you have asked for"
        action={
          <LinkButton to={paths.dashboard.templates}>
            <Plus aria-hidden="true" className="size-5" />
            New Video
          </LinkButton>
        }
      />
      <ProjectList
        emptyAction={
          <LinkButton to={paths.dashboard.templates}>Create Your First Video</LinkButton>
        }
        seriesPath={paths.dashboard.series}
        onShare={sharing.onShare}
        onTakedown={takedown.onTakedown}
        again={{ pathFrom: makeAgainPath, onTryAgain: tryAgain, isTrying: isGenerating }}
      />
      <InsufficientCreditsDialog
        open={creditsDialogOpen}
        onOpenChange={setCreditsDialogOpen}
        onBuyCredits={onBuyCredits}
      />
      {sharing.dialog}
      {takedown.dialog}
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
