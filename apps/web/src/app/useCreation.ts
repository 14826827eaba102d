import { useLocation, useNavigate } from 'react-router';
import { useCredits } from '../features/session/useCredits.ts';
import { useSessionEnded } from '../features/session/useSessionEnded.ts';
import { paths } from './paths.ts';

/** What both create pages need to know of the person, and where they go next. */
export function useCreation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return {
    signedIn: !useSessionEnded(),
    credits: useCredits(),
    onCreated: () => void navigate(paths.dashboard.projects),
    onSignIn: () => window.location.assign(paths.server.signIn(pathname)),
  };
}
