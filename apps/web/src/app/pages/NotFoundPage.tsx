import { paths } from '../../lib/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export default function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-16 text-center sm:py-24">
      <PageHead title="404 Page Not Found" />
      <EmptyPlate />
      <h1 className="headline text-section">404 Page Not Found</h1>
      <p className="text-ink-soft text-lg">Somebody ate this one. Everything else is still here.</p>
      <LinkButton to={paths.home} className="mt-3">
        Back to Home
      </LinkButton>
    </div>
  );
}

/** A plate with a few crumbs. */
function EmptyPlate() {
  return (
    <svg viewBox="0 0 200 96" aria-hidden="true" className="w-56">
      <ellipse className="fill-line" cx="100" cy="58" rx="96" ry="34" />
      <ellipse className="fill-surface" cx="100" cy="53" rx="96" ry="34" />
      <ellipse className="fill-sunken" cx="100" cy="53" rx="64" ry="20" />
      <g className="fill-sponge">
        <circle cx="78" cy="52" r="4" />
        <circle cx="92" cy="60" r="2.5" />
        <circle cx="124" cy="50" r="3" />
        <circle cx="110" cy="62" r="2" />
      </g>
      <path
        className="fill-leaf"
        d="M101 40c5-7 12-9 19-8-2 5-5 8-10 9 5 2 8 5 9 10-7 0-13-3-18-11Z"
      />
    </svg>
  );
}
