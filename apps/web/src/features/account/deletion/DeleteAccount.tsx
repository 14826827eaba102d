import type { User } from '@shortcake/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { videoCountQuery } from './api.ts';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import { consequences } from './consequences.ts';

type Props = { user: User; exportAddress: string; afterwards: string };

/** Says what becomes of everything, and then asks. */
export function DeleteAccount({ user, exportAddress, afterwards }: Props) {
  const { data: videos } = useQuery(videoCountQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-ink-soft">
        {consequences(user, videos).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-soft text-[0.9375rem]">
        What stays here are numbers with an id that says nothing of you; one mail tells you that it
        is done. Take{' '}
        <a href={exportAddress} className="text-berry-ink underline">
          your data
        </a>{' '}
        with you first, if you want any of it.
      </p>
      <Button
        variant="danger"
        className="justify-self-start max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        Delete account
      </Button>
      {isAsking && (
        <ConfirmDeletion
          email={user.email}
          afterwards={afterwards}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
