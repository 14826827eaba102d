import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-style.ts';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import { GoogleMark } from './GoogleMark.tsx';

type Props = {
  signInPath: string;
  termsPath: string;
  privacyPath: string;
  notice?: ReactNode;
};

export function LoginCard({ signInPath, termsPath, privacyPath, notice }: Props) {
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
      footnote={
        <>
          By continuing, you agree to the{' '}
          <a href={termsPath} className="underline hover:text-ink">
            Terms of Service
          </a>{' '}
          and{' '}
          <a href={privacyPath} className="underline hover:text-ink">
            Privacy Policy
          </a>
          .
        </>
      }
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
