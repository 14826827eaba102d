import type { Series } from '@shortcake/contract/series';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { createSubmissionKeys } from '../../../lib/submission-key.ts';
import { toast } from '../../../ui/toast.ts';
import { itemOf } from './items.ts';
import { refusedRows } from './refused-rows.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { Subject } from './subject.ts';

/** As long as the toast that says why needs to be read. */
const SIGN_IN_DELAY_MS = 2000;

type Asked = { subject: Subject; draft: SeriesDraft; title: string };

type Outcome = {
  onAsked: (series: Series) => void;
  onSignIn: () => void;
};

/** Asks for all videos of a series at once. `refused` are the rows that the server named, by their keys. */
export function useAskSeries({ onAsked, onSignIn }: Outcome) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
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
      for (const queryKey of Object.values(queryKeys)) {
        queryClient.invalidateQueries({ queryKey });
      }
      onAsked(series);
    },
    onError: (error, { draft }) => {
      keys.failed(error);
      setRefused(refusedRows(error, draft.rows));
      toast({ title: 'Generation Failed', description: errorText(error), tone: 'danger' });
      if (!(error instanceof ApiError)) return;
      // What is there to spend was less than this page knew.
      if (error.status === 402) queryClient.invalidateQueries({ queryKey: queryKeys.user });
      if (error.status === 401) setTimeout(onSignIn, SIGN_IN_DELAY_MS);
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
  };
}
