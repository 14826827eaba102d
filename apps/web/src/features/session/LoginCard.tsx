import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-style.ts';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import { GoogleMark } from './GoogleMark.tsx';

type Props = { signInPath: string; notice?: ReactNode };

export function LoginCard({ signInPath, notice }: Props) {
  return (
    <NoticeCard
      title="Welcome to Shortcake"
      actions={
        <a
          href={signInPath}
          className={buttonClass({ variant: 'secondary', size: 'large' }, 'w-full')}
        >
          <GoogleMark className="size-5" />
          Continue with Google
        </a>
      }
      footnote="By continuing, you agree to the Terms of Service and Privacy Policy."
    >
      <p className="text-ink-soft text-lg">Create viral videos with AI in seconds</p>
      {notice && (
        <p role="status" className="rounded-control bg-sponge-wash px-4 py-3 text-sponge-ink">
          {notice}
        </p>
      )}
    </NoticeCard>
  );
}
