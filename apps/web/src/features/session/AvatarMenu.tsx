import { LifeBuoy, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { useFocusAfterChoice } from '../../ui/useFocusAfterChoice.ts';
import { Avatar } from './Avatar.tsx';
import { displayName } from './names.ts';
import { useUser } from './useSession.ts';

type Props = { settingsPath: string; supportPath: string; signOutPath: string };

export function AvatarMenu({ settingsPath, supportPath, signOutPath }: Props) {
  const user = useUser();
  const { onChoose, onCloseAutoFocus } = useFocusAfterChoice();
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
    <DropdownMenu trigger={trigger} onCloseAutoFocus={onCloseAutoFocus}>
      <div className="mb-1.5 flex items-center gap-3 border-line border-b px-3 pt-2 pb-3.5">
        <Avatar user={user} />
        <div className="grid min-w-0">
          <p className="truncate font-bold">{displayName(user)}</p>
          <p className="truncate text-ink-soft text-sm">{user.email}</p>
        </div>
      </div>
      <DropdownMenuItem asChild onSelect={onChoose}>
        <Link to={settingsPath}>
          <Settings aria-hidden="true" className="size-5 text-ink-soft" />
          Settings
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild onSelect={onChoose}>
        <Link to={supportPath}>
          <LifeBuoy aria-hidden="true" className="size-5 text-ink-soft" />
          Support
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href={signOutPath}>
          <LogOut aria-hidden="true" className="size-5 text-ink-soft" />
          Sign out
        </a>
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
