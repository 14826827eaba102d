import { LinkButton } from '../../ui/LinkButton.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { paths } from '../paths.ts';

export default function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-24 text-center">
      <title>404 Page Not Found · Shortcake</title>
      <LogoMark className="mb-3 size-20 -rotate-12" />
      <h1 className="headline text-title">404 Page Not Found</h1>
      <p className="text-ink-soft">Somebody ate this one. Everything else is still here.</p>
      <LinkButton to={paths.home} className="mt-4">
        Back to Home
      </LinkButton>
    </div>
  );
}
