import { MOST_CREDITS_CHANGED, type PersonDetails } from '@shortcake/contract/operator/people';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, LogOut, Minus, Plus, RotateCcw } from 'lucide-react';
import { counted, formatNumber } from '../../lib/plural.ts';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import type { ChangeField } from '../lib/change.ts';
import type { Typed } from '../lib/draft.ts';
import { nameOf } from './name.ts';

const credits: ChangeField = {
  ...{ name: 'credits', label: 'Credits', kind: 'number' },
  fault(text) {
    const count = Number(text);
    const isWhole = /^\d{1,9}$/.test(text) && count > 0 && count <= MOST_CREDITS_CHANGED;
    return isWhole
      ? undefined
      : `Please enter a whole number from 1 to ${formatNumber(MOST_CREDITS_CHANGED)}.`;
  },
};

/** Under the key of the dialog: pressed again after a lost answer, it is made once. */
const changeCredits = (id: string, credits: number, { reason = '', key = '' }: Typed) =>
  callConsole('changeCredits', {
    ...{ params: { id }, body: { credits, reason } },
    headers: { 'Idempotency-Key': key },
  });

const READ_BY_THEM = 'They read it in their credit history, and it stands in the log.';

/** What an operator can do to somebody. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const { id, email, creditsRemaining, subscription } = person;
  const name = nameOf(person);
  const queries = useQueryClient();
  const onDone = () => queries.invalidateQueries();
  const params = { id };
  const runs = subscription && subscription.status !== 'ended';
  return (
    <div className="flex flex-wrap gap-2">
      <ChangeButton
        change={{
          ...{ name: `give ${id}`, label: 'Give Credits', title: 'Give credits' },
          effect: `${name} can spend them at once.`,
          ...{ confirm: 'Give Credits', fields: [credits], reasonHint: READ_BY_THEM },
        }}
        Icon={Plus}
        send={(typed) => changeCredits(id, Number(typed.credits), typed)}
        done={({ credits }) => `${counted(credits, 'credit')} given`}
        onDone={onDone}
      />
      <ChangeButton
        change={{
          ...{ name: `take ${id}`, label: 'Take Back', title: 'Take credits back' },
          effect: `${name} has ${counted(creditsRemaining, 'credit')}. No more than these are taken, and none that is held for a video under way. A refund at Stripe takes its credits back by itself.`,
          ...{ confirm: 'Take Back', fields: [credits], reasonHint: READ_BY_THEM },
        }}
        Icon={Minus}
        send={(typed) => changeCredits(id, -Number(typed.credits), typed)}
        done={({ credits }) => `${counted(-credits, 'credit')} taken back`}
        onDone={onDone}
      />
      <ChangeButton
        change={{
          ...{ name: `sign-out ${id}`, label: 'Sign Out', title: 'Sign out everywhere' },
          effect: `All sessions of ${email} end at once. They can sign in again.`,
          confirm: 'Sign Out',
        }}
        Icon={LogOut}
        send={({ reason = '' }) => callConsole('signPersonOut', { params, body: { reason } })}
        done={() => `${name} is signed out`}
        onDone={onDone}
      />
      {person.suspendedAt ? (
        <ChangeButton
          change={{
            ...{ name: `restore ${id}`, label: 'Restore', title: `Restore ${name}` },
            effect: 'They can sign in again. Videos that were cancelled stay so.',
            confirm: 'Restore',
          }}
          Icon={RotateCcw}
          send={({ reason = '' }) => callConsole('restorePerson', { params, body: { reason } })}
          done={() => `${name} may sign in again`}
          onDone={onDone}
        />
      ) : (
        <ChangeButton
          variant="danger"
          change={{
            ...{ name: `suspend ${id}`, label: 'Suspend', title: `Suspend ${name}` },
            effect: `They are signed out and cannot sign in again. Videos under way are cancelled, and their credits come back as when they cancel them. ${runs ? SUBSCRIBED : ''}`,
            ...{ confirm: 'Suspend', reasonHint: 'They read it when they try to sign in.' },
          }}
          Icon={Ban}
          send={({ reason = '' }) => callConsole('suspendPerson', { params, body: { reason } })}
          done={() => `${name} is suspended`}
          onDone={onDone}
        />
      )}
    </div>
  );
}

const SUBSCRIBED = 'Their subscription goes on, and is charged, until it is cancelled at Stripe.';
