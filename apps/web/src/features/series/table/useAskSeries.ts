import type { Series } from '@shortcake/contract/series';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { LOGIN_REQUIRED, obstacleIn, SIGN_IN_DELAY_MS } from '../../../lib/projects/obstacle-in.ts';
import { queryKeys, refreshAll } from '../../../lib/query-keys.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { createSubmissionKeys, inThisTab } from '../../../lib/submission-key.ts';
import { toast } from '../../../ui/toast.ts';
import { focusRow } from './focus-row.ts';
import { itemOf } from './items.ts';
import { type RefusedRows, refusedRows } from './refused-rows.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { Subject } from './subject.ts';

type Asked = { subject: Subject; draft: SeriesDraft; title: string };

type Outcome = {
  onAsked: (series: Series) => void;
  onSignIn: () => void;
  onBuyCredits: () => void;
};

/**
 * Asks for all videos of a series at once; `name` is that of its draft. `refused` are the rows that the
 * server named, as they were then.
 */
export function useAskSeries(name: string, { onAsked, onSignIn, onBuyCredits }: Outcome) {
  const queryClient = useQueryClient();
  // The rows outlive a reload; so does the key under which they may have been paid for.
  const [keys] = useState(() => createSubmissionKeys(randomKey, inThisTab(`series-key:${name}`)));
  const [refused, setRefused] = useState<RefusedRows>(new Map());
  // State is a render late for the second half of a double click.
  const underWay = useRef(false);

  const asking = useMutation({
    mutationFn: ({ subject, draft, title }: Asked) => {
      const body = { title, items: draft.rows.map((row) => itemOf(subject, draft, row)) };
      const headers = { 'Idempotency-Key': keys.keyFor(body) };
      return callApi('createSeries', { body, headers });
    },
    onSuccess: (series) => {
      keys.succeeded();
      refreshAll(queryClient);
      onAsked(series);
    },
    onError: (error, { draft }) => {
      keys.failed(error);
      const named = refusedRows(error, draft.rows);
      setRefused(named);
      const obstacle = obstacleIn(error);
      if (obstacle === 'login') {
        toast({ ...LOGIN_REQUIRED, tone: 'danger' });
        setTimeout(onSignIn, SIGN_IN_DELAY_MS);
      } else if (obstacle === 'credits') {
        // What is there to spend was less than this page knew.
        queryClient.invalidateQueries({ queryKey: queryKeys.user });
        onBuyCredits();
      } else {
        // Rows that are named say it themselves: a message over the table would hide them.
        const [first] = named.keys();
        if (first) focusRow(first);
        else toast({ title: 'Generation Failed', description: errorText(error), tone: 'danger' });
      }
    },
    onSettled: () => {
      underWay.current = false;
    },
  });

  return {
    ask: (asked: Asked) => {
      if (underWay.current) return;
      underWay.current = true;
      setRefused(new Map());
      asking.mutate(asked);
    },
    isAsking: asking.isPending,
    refused,
    forgetRefusals: () => setRefused(new Map()),
  };
}
