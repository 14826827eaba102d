import { formatCents } from '../../../lib/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CardFormRoom } from '../payments/CardFormRoom.tsx';

/** The payment form's place while the form is on its way. */
export function BuyCreditsWaiting({ cents }: { cents: number }) {
  return (
    <div className="grid gap-5">
      <CardFormRoom>
        <Spinner
          label="Loading the payment form"
          className="size-8 justify-self-center text-berry"
        />
      </CardFormRoom>
      <div className="grid gap-3">
        <Button size="large" disabled>
          Pay {formatCents(cents)}
        </Button>
        <Button variant="quiet" disabled>
          Change amount
        </Button>
      </div>
    </div>
  );
}
