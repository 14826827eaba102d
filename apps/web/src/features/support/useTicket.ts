import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { keepValue, readKept } from '../../lib/kept.ts';
import { toast } from '../../ui/toast.ts';
import { blankDraft, changedDraft, draftIn, faultsOf, type TicketDraft } from './ticket-draft.ts';

/** Word for word as the product has always said it. */
const SUBMITTED = "Support ticket submitted! We'll get back to you within 24 hours.";

/**
 * A ticket in the writing. It is kept through a reload or a sign-in, and forgotten only once the
 * server has it; when that fails the person is told why, and has every word still.
 */
export function useTicket(userId: string) {
  const storageKey = `ticket:${userId}`;
  const [draft, setDraft] = useState(
    () => draftIn(readKept('sessionStorage', storageKey)) ?? blankDraft(),
  );
  useEffect(() => {
    const isBlank = draft.subject === '' && draft.priority === null && draft.description === '';
    keepValue('sessionStorage', storageKey, isBlank ? null : draft);
  }, [storageKey, draft]);

  // State is a render late for the second half of a double click.
  const underWay = useRef(false);
  const sending = useMutation({
    mutationFn: ({ key, subject, priority, description }: TicketDraft) =>
      callApi('createSupportTicket', { body: { key, subject, priority: priority!, description } }),
    onSuccess: (_ticket, sent) => {
      keepValue('sessionStorage', storageKey, null);
      window.alert(SUBMITTED);
      // What was written while it was on its way stays.
      setDraft((current) => (current.key === sent.key ? blankDraft() : current));
    },
    onError: (error) => {
      toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });

  return {
    draft,
    faults: faultsOf(draft),
    change: (change: Partial<Omit<TicketDraft, 'key'>>) =>
      setDraft((current) => changedDraft(current, change)),
    isSending: sending.isPending,
    /** For a draft without faults. */
    send() {
      if (underWay.current) return;
      underWay.current = true;
      sending.mutate(draft);
    },
  };
}
