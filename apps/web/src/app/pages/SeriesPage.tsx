import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { UnderWayNote } from '../../features/projects/UnderWayNote.tsx';
import { Board } from '../../features/series/board/Board.tsx';
import { BoardSkeleton } from '../../features/series/board/BoardSkeleton.tsx';
import { seriesQuery, videosQuery } from '../../features/series/board/queries.ts';
import { useBoardActions } from '../../features/series/board/useBoardActions.ts';
import { errorText, isNotFound } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';
import { BuyCredits } from '../../parts/BuyCredits.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useSharing } from '../../parts/share/useSharing.tsx';
import { useTakedown } from '../../parts/takedown/useTakedown.tsx';
import { useSignInAgain } from '../../parts/useSignInAgain.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';

/** The board of the series that the address names. */
export default function SeriesPage() {
  const id = useParams().id ?? '';
  const navigate = useNavigate();
  const [isBuying, setBuying] = useState(false);
  const sharing = useSharing();
  const takedown = useTakedown();
  const actions = useBoardActions(id, {
    onShortOfCredits: () => setBuying(true),
    onSignIn: useSignInAgain(),
    onDeleted: () => void navigate(paths.dashboard.projects, { replace: true }),
  });
  // Asked for while it goes, it would be missed.
  const enabled = actions.remove.isIdle || actions.remove.isError;
  const series = useQuery({ ...seriesQuery(id), enabled });
  const videos = useQuery({ ...videosQuery(id), enabled });
  const error = series.error ?? videos.error;
  const underWay = videos.data?.filter(isUnderWay).length ?? 0;
  if (error && !(series.data && videos.data)) {
    return (
      <div className="grid place-items-center py-8">
        <NoticeCard
          title={isNotFound(error) ? 'Series Not Found' : 'Error'}
          actions={<LinkButton to={paths.dashboard.projects}>My Projects</LinkButton>}
        >
          <p className="text-ink-soft">
            {isNotFound(error) ? 'It may have been deleted.' : errorText(error)}
          </p>
        </NoticeCard>
      </div>
    );
  }
  return (
    <>
      <PageHead title={series.data?.title ?? 'Series'} />
      <Link
        to={paths.dashboard.projects}
        className="-mt-3 -ml-3 mb-1 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to My Projects
      </Link>
      {series.data && videos.data ? (
        <Board
          key={id}
          id={id}
          title={series.data.title}
          fetched={videos.data}
          actions={actions}
          onShare={sharing.onShare}
          onTakedown={takedown.onTakedown}
          note={underWay > 0 && <UnderWayNote count={underWay} />}
        />
      ) : (
        <BoardSkeleton />
      )}
      {sharing.dialog}
      {takedown.dialog}
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
