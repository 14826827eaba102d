import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { keysQuery, useKeyChanges } from './api.ts';
import { KeyLine } from './KeyLine.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { KeyUsage } from './usage/KeyUsage.tsx';

type Props = {
  /** Where a key that reads is told of its account, to try it. */
  api: string;
  /** The page that says what programs can do. */
  developersPath: string;
};

/** A person's keys: made, changed, revoked, and what each did. */
export default function ApiKeys({ api, developersPath }: Props) {
  const { data: keys, error } = useQuery(keysQuery);
  const { revoke } = useKeyChanges();
  const [isMaking, setMaking] = useState(false);
  const make = useRef<HTMLButtonElement>(null);
  const now = new Date();
  return (
    <>
      <p className="max-w-prose">
        With a key, a program of yours makes videos as you do here.{' '}
        <a href={developersPath} className="text-berry-ink underline">
          What programs can do
        </a>
      </p>
      {keys ? (
        keys.length > 0 && (
          <>
            <ul aria-label="API keys" className="-my-4 divide-y divide-line">
              {keys.map((key) => (
                <KeyLine
                  key={key.id}
                  apiKey={key}
                  now={now}
                  isRevoking={revoke.isPending && revoke.variables === key.id}
                  onRevoke={() =>
                    // The line goes, and what had the focus with it.
                    revoke.mutate(key.id, { onSuccess: () => make.current?.focus() })
                  }
                />
              ))}
            </ul>
            <p className="text-ink-soft text-sm">
              Has a key become public? Revoke it: it stops working within a second.
            </p>
          </>
        )
      ) : error ? (
        <p role="alert" className="text-berry-ink">
          {errorText(error)}
        </p>
      ) : (
        <Skeleton className="h-24" />
      )}
      <Button
        ref={make}
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        onClick={() => setMaking(true)}
      >
        <Plus aria-hidden="true" className="size-5" />
        New key
      </Button>
      {keys && <KeyUsage />}
      {isMaking && <NewKeyDialog api={api} onClose={() => setMaking(false)} />}
    </>
  );
}
