import { Spinner } from '../../../ui/Spinner.tsx';

type Props = { children: string };

/** A page's wait, in words that are read out as they change. */
export function CheckoutProgress({ children }: Props) {
  return (
    <div className="grid min-h-[55dvh] place-content-center justify-items-center gap-5 px-4 py-16 text-center">
      <title>Checkout · Shortcake</title>
      <h1 className="headline text-title">Checkout</h1>
      <Spinner aria-hidden="true" className="size-10 text-berry" />
      <p role="status" className="text-ink-soft text-lg">
        {children}
      </p>
    </div>
  );
}
