import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { Avatar } from './Avatar.tsx';
import { displayName } from './names.ts';
import { useUser } from './useSession.ts';

type Props = {
  signOutPath: string;
  /** Further entries, as DropdownMenuItem, above Sign out. */
  children?: ReactNode;
};

export function AvatarMenu({ signOutPath, children }: Props) {
  const user = useUser();
  const trigger = (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <Avatar user={user} />
      <span className="sr-only">Account menu</span>
    </button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <div className="mb-1.5 grid gap-0.5 border-line border-b px-3 pt-2 pb-3">
        <p className="truncate font-bold">{displayName(user)}</p>
        <p className="truncate text-ink-soft text-sm">{user.email}</p>
      </div>
      {children}
      <DropdownMenuItem asChild>
        <a href={signOutPath}>
          <LogOut aria-hidden="true" className="size-5" />
          Sign out
        </a>
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
