import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { useToast } from './toast.ts';

const DURATION_MS = 5000;
/** Long enough to get there, too. */
const DURATION_WITH_ACTION_MS = 10_000;
const SWIPE_THRESHOLD_PX = 50;

const tones = {
  plain: 'border-l-leaf',
  danger: 'border-l-berry',
};

export function Toaster() {
  const message = useToast();
  return (
    <Radix.Provider duration={DURATION_MS} swipeThreshold={SWIPE_THRESHOLD_PX}>
      {message && (
        <Radix.Root
          key={message.id}
          // What one can go and see came by itself: it is read out when the reader has finished.
          {...(message.action && { type: 'background', duration: DURATION_WITH_ACTION_MS })}
          className={classNames(
            'flex animate-toast-in items-start gap-3 rounded-card border border-line border-l-[6px] bg-surface py-2 pr-2 pl-4 shadow-overlay data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-toast-out',
            tones[message.tone ?? 'plain'],
          )}
        >
          <div className="grid min-w-0 grow gap-0.5 py-2.5">
            <Radix.Title className="font-bold">{message.title}</Radix.Title>
            {message.description && (
              <Radix.Description className="text-ink-soft text-sm [overflow-wrap:anywhere]">
                {message.description}
              </Radix.Description>
            )}
          </div>
          {message.action && (
            <Radix.Action asChild altText={message.action.label}>
              <Link
                to={message.action.to}
                className="-mr-2 flex min-h-11 shrink-0 items-center rounded-full px-3 font-bold text-berry-ink hover:bg-sunken"
              >
                {message.action.label}
              </Link>
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Root>
      )}
      {/* Where nobody presses next: on a narrow screen at the top, else at the lower left. In the body,
          since a page that somebody pays on is out of reach, and its messages are not. */}
      {createPortal(
        <Radix.Viewport className="fixed bottom-0 left-0 z-60 flex w-full max-w-[420px] flex-col p-4 outline-none max-sm:top-0 max-sm:bottom-auto" />,
        document.body,
      )}
    </Radix.Provider>
  );
}
