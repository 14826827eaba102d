import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { NoticeCard } from '../ui/NoticeCard.tsx';

type Props = { children: ReactNode };

/** A page that cannot be shown, most likely because a newer version took its files' place. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid place-items-center px-4 py-24">
        <NoticeCard
          title="This page could not be shown"
          actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
        >
          <p className="text-ink-soft">
            Shortcake may have been updated while you were here. Loading it again helps.
          </p>
        </NoticeCard>
      </main>
    );
  }
}
