import { Link } from 'react-router';
import { AvatarMenu } from '../../features/session/AvatarMenu.tsx';
import { CreditsFigure } from '../../features/session/CreditsFigure.tsx';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { DashboardNav } from './DashboardNav.tsx';

export function DashboardHeader() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <SideDrawer>{(onChoose) => <DashboardNav onChoose={onChoose} />}</SideDrawer>
        <Link
          to={paths.home}
          aria-label="Shortcake"
          className="mr-auto flex min-h-11 items-center rounded-lg"
        >
          <Logo />
        </Link>
        <CreditsFigure />
        <AvatarMenu
          settingsPath={paths.dashboard.settings}
          supportPath={paths.dashboard.support}
          signOutPath={paths.server.signOut}
        />
      </div>
    </header>
  );
}
