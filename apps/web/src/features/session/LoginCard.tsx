import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { GoogleMark } from './GoogleMark.tsx';

type Props = { signInPath: string; notice?: ReactNode };

export function LoginCard({ signInPath, notice }: Props) {
  return (
    <Card tone="raised" className="w-full max-w-md overflow-hidden text-center">
      <div className="bg-berry-wash pt-9 pb-5">
        <LogoMark className="mx-auto size-16" />
      </div>
      <div aria-hidden="true" className="icing text-berry-wash" />
      <div className="grid gap-6 px-6 pt-5 pb-8 sm:px-10">
        <div className="grid gap-2">
          <h1 className="headline text-title">Welcome to Shortcake</h1>
          <p className="text-ink-soft">Create viral videos with AI in seconds</p>
        </div>
        {notice && (
          <p role="status" className="rounded-control bg-sponge-wash px-4 py-3 text-sponge-ink">
            {notice}
          </p>
        )}
        <a
          href={signInPath}
          className={buttonClass({ variant: 'secondary', size: 'large' }, 'w-full')}
        >
          <GoogleMark className="size-5" />
          Continue with Google
        </a>
        <p className="text-ink-soft text-sm">
          By continuing, you agree to the Terms of Service and Privacy Policy.
        </p>
      </div>
    </Card>
  );
}
