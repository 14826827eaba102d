import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { isMissingScript, mayReload } from '../../lib/reload-once.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';

/**
 * Shows a page that says so when a page's own code fails, until one goes elsewhere. A page whose script
 * is missing, since an update took its place, is loaded anew instead, once.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}

type Props = { path: string; children: ReactNode };
type State = { fault: 'none' | 'reloading' | 'shown' };

class Boundary extends Component<Props, State> {
  override state: State = { fault: 'none' };
  #isReloading = false;

  static getDerivedStateFromError(error: unknown): State {
    return { fault: isMissingScript(error) ? 'reloading' : 'shown' };
  }

  override componentDidCatch(error: unknown) {
    // A page that is left and come to in one go fails twice; the second time must not take the first
    // one's loading anew for one that was in vain.
    if (!isMissingScript(error) || this.#isReloading) return;
    this.#isReloading = mayReload();
    if (this.#isReloading) window.location.reload();
    else this.setState({ fault: 'shown' });
  }

  override componentDidUpdate({ path }: Props) {
    if (path !== this.props.path && this.state.fault !== 'none') this.setState({ fault: 'none' });
  }

  override render() {
    switch (this.state.fault) {
      case 'none':
        return this.props.children;
      case 'reloading':
        return <PageSpinner />;
      case 'shown':
        return <PageFailed />;
    }
  }
}

function PageFailed() {
  return (
    <div role="alert" className="grid place-items-center px-4 py-16 sm:py-24">
      <NoticeCard
        title="This page could not be shown"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try Again</Button>
            <LinkButton variant="secondary" to={paths.home} reloadDocument>
              Back to Home
            </LinkButton>
          </>
        }
      >
        <title>This page could not be shown · Shortcake</title>
        <p className="text-ink-soft">
          Something in it is broken. It is nothing you did, and your videos and credits are safe.
        </p>
      </NoticeCard>
    </div>
  );
}
