import type { ApiKey } from '@shortcake/contract/api-key';
import { useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { EditKeyDialog } from './EditKeyDialog.tsx';
import {
  expiryInWords,
  isExpired,
  lastUseInWords,
  scopesInWords,
  spentInWords,
} from './key-words.ts';

type Props = { apiKey: ApiKey; now: Date; isRevoking: boolean; onRevoke: () => void };

/** A key, what it may do and has done, and what can be done to it. */
export function KeyLine({ apiKey, now, isRevoking, onRevoke }: Props) {
  const [opened, setOpened] = useState<'edit' | 'revoke' | null>(null);
  const { name, start, scopes, creditsPerMonth, creditsThisMonth } = apiKey;
  const close = () => setOpened(null);
  return (
    <li className="grid gap-x-4 gap-y-3 py-4 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold [overflow-wrap:anywhere]">
          {name}
          {isExpired(apiKey, now) && <Badge tone="berry">Expired</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          <code>{start}…</code> · {scopesInWords(scopes)}
        </p>
        <p className="text-ink-soft text-sm">
          {lastUseInWords(apiKey, now)} · {expiryInWords(apiKey, now)}
        </p>
      </div>
      {(scopes.includes('generate') || creditsThisMonth > 0) && (
        <div className="grid gap-1.5 sm:col-span-2">
          {creditsPerMonth !== null && (
            <Progress
              value={creditsPerMonth === 0 ? 1 : creditsThisMonth / creditsPerMonth}
              aria-label={`Spent by ${name}`}
            />
          )}
          <p className="text-sm tabular-nums">{spentInWords(apiKey)}</p>
        </div>
      )}
      <div className="-my-1.5 -ml-4 flex gap-1 sm:col-start-2 sm:row-start-1 sm:-mr-4 sm:ml-0">
        <Button
          variant="quiet"
          size="small"
          aria-label={`Edit ${name}`}
          onClick={() => setOpened('edit')}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isRevoking}
          aria-label={`Revoke ${name}`}
          onClick={() => setOpened('revoke')}
        >
          <span className="text-berry-ink">Revoke</span>
        </Button>
      </div>
      {opened === 'edit' && <EditKeyDialog apiKey={apiKey} onClose={close} />}
      <AlertDialog
        open={opened === 'revoke'}
        onOpenChange={close}
        title={`Revoke “${name}”?`}
        description="Whatever uses this key is refused within a second, for good. Videos that it has asked for are still made, and stay yours."
        confirmLabel="Revoke"
        cancelLabel="Keep it"
        onConfirm={onRevoke}
      />
    </li>
  );
}
