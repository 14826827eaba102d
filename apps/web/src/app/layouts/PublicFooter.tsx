import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SocialIcons } from './SocialIcons.tsx';

const linkClass = 'flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline';
const CONTACT = 'hello@shortcake.example';

export function PublicFooter({ signedIn }: { signedIn: boolean }) {
  const behindSignIn = (path: string) => (signedIn ? path : paths.login(path));
  return (
    <footer className="mt-24">
      <div aria-hidden="true" className="drip -mb-0.5 -scale-y-100 text-sunken" />
      <div className="bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-4 pt-10 pb-8 sm:px-6 min-[420px]:grid-cols-2 md:grid-cols-[2fr_1fr_1fr]">
          <div className="col-span-full grid content-start gap-4 md:col-span-1">
            <Logo />
            <p className="max-w-sm text-ink-soft">
              Short vertical AI videos from ready-made templates, 8 seconds at a time.
            </p>
            <SocialIcons />
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
                <Link to={paths.verify} className={linkClass}>
                  Check a video
                </Link>
              </li>
              <li>
                <a href={paths.developers} className={linkClass}>
                  Developers
                </a>
              </li>
              <li>
                <Link to={behindSignIn(paths.dashboard.overview)} className={linkClass}>
                  Dashboard
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-label="Support">
            <h2 className="mb-2 font-bold">Support</h2>
            <ul>
              <li>
                <Link to={behindSignIn(paths.dashboard.support)} className={linkClass}>
                  Help Center
                </Link>
              </li>
              <li>
                <a href={`mailto:${CONTACT}`} className={linkClass}>
                  Contact us
                </a>
              </li>
              <li>
                <a href={paths.server.privacy} className={linkClass}>
                  Privacy Policy
                </a>
              </li>
              <li>
                <a href={paths.server.terms} className={linkClass}>
                  Terms of Service
                </a>
              </li>
              <li>
                <a href={paths.server.imprint} className={linkClass}>
                  Imprint
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
