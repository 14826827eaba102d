import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetSignedInHint } from '../../features/session/hint.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { toast } from '../../ui/toast.ts';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import { useIsPageHere } from './useIsPageHere.ts';

const SIGN_IN_AGAIN_DELAY_MS = 500;

type Props = { signedOut: ReactNode };

/** Asks the server who is signed in, and shows the routes of the answer: `signedOut` for nobody. */
export default function SessionGate({ signedOut }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Gate signedOut={signedOut} />
      <Toaster />
    </QueryClientProvider>
  );
}

function Gate({ signedOut }: Props) {
  const session = useSession();
  const [arrivedAt] = useState(useLocation().pathname);
  const isPageHere = useIsPageHere(arrivedAt);
  const ended = session.state === 'signed-out' && session.ended;
  const sendBack = ended && arrivedAt === paths.home;

  useEffect(() => {
    if (ended) forgetSignedInHint();
    if (!sendBack) return;
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      tone: 'danger',
    });
    const timer = setTimeout(
      () => window.location.assign(paths.server.signInAgain()),
      SIGN_IN_AGAIN_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [ended, sendBack]);

  if (session.state === 'loading' || sendBack) return <PageSpinner />;
  if (session.state === 'signed-out') return signedOut;
  return isPageHere ? <SignedInRoutes /> : <PageSpinner />;
}
