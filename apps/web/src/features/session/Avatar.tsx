import type { User } from '@shortcake/contract/account';
import { Avatar as Radix } from 'radix-ui';
import { classNames } from '../../lib/class-names.ts';
import { initials } from './names.ts';

const sizes = { small: 'size-10 text-sm', large: 'size-16 text-xl' };

type Props = { user: User; size?: keyof typeof sizes };

/** Initials until the image is there, and for those who have none. */
export function Avatar({ user, size = 'small' }: Props) {
  return (
    <Radix.Root
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-sponge-wash font-bold text-sponge-ink',
        sizes[size],
      )}
    >
      {user.profileImageUrl && (
        <Radix.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />
      )}
      <Radix.Fallback>{initials(user)}</Radix.Fallback>
    </Radix.Root>
  );
}
