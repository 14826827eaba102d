import type { User } from '@shortcake/contract/account';
import { Avatar as Radix } from 'radix-ui';
import { initials } from './names.ts';

export function Avatar({ user }: { user: User }) {
  return (
    <Radix.Root className="grid size-10 place-items-center overflow-hidden rounded-full bg-sponge-wash font-bold text-sm text-sponge-ink">
      {user.profileImageUrl && (
        <Radix.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />
      )}
      <Radix.Fallback>{initials(user)}</Radix.Fallback>
    </Radix.Root>
  );
}
