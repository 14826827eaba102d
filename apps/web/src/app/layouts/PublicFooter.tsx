import { Link } from 'react-router';
import { Logo } from '../../ui/Logo.tsx';
import { paths } from '../paths.ts';

const linkClass = 'flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline';

export function PublicFooter({ signedIn }: { signedIn: boolean }) {
  return (
    <footer className="mt-20">
      <div aria-hidden="true" className="icing rotate-180 text-sunken" />
      <div className="bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-[2fr_1fr] sm:px-6">
          <div className="grid content-start gap-4">
            <Logo />
            <p className="max-w-sm text-ink-soft">
              Short vertical AI videos from ready-made templates, 8 seconds at a time.
            </p>
          </div>
          <nav aria-label="Product">
            <h2 className="mb-2 font-bold">Product</h2>
            <ul>
              <li>
                <Link to={paths.templates} className={linkClass}>
                  Templates
                </Link>
              </li>
              <li>
                <Link to={paths.pricing} className={linkClass}>
                  Pricing
                </Link>
              </li>
              <li>
                <Link
                  to={signedIn ? paths.dashboard.overview : paths.login(paths.dashboard.overview)}
                  className={linkClass}
                >
                  Dashboard
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
