import type {
  Appearance,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeError,
} from '@stripe/stripe-js';
import { IntegrationError } from './errors.ts';
import { createPaymentElement, type PaymentElement } from './payment-element.ts';
import type { PaymentForm } from './payment-form.ts';

/** What stands behind one Elements object. */
type Group = { clientSecret: string | undefined; mountedForm(): PaymentForm };

const groups = new WeakMap<StripeElements, Group>();

/** What stands behind the Elements object that a page hands in. */
export function groupOf(elements: StripeElements | undefined): Group {
  const group = elements && groups.get(elements);
  if (!group) throw new IntegrationError('elements should be what stripe.elements() gave.');
  return group;
}

/** A group of Elements; the sandbox plays one of them, the Payment Element. */
export function createElements(options: StripeElementsOptionsClientSecret = {}): StripeElements {
  let appearance: Appearance = options.appearance ?? {};
  let payment: PaymentElement | null = null;

  const mountedForm = (): PaymentForm => {
    const form = payment?.form();
    if (!form) throw new IntegrationError('elements should have a mounted Payment Element.');
    return form;
  };

  const elements = {
    create(type: string) {
      if (type !== 'payment') throw new IntegrationError(`The sandbox plays no ${type} Element.`);
      if (payment) throw new IntegrationError('Only one Payment Element can be created.');
      payment = createPaymentElement(appearance, () => {
        payment = null;
      });
      return payment.element;
    },
    getElement: (type: string) => (type === 'payment' ? (payment?.element ?? null) : null),
    update(changes: { appearance?: Appearance }) {
      if (!changes.appearance) return;
      appearance = changes.appearance;
      payment?.setAppearance(appearance);
    },
    async submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
      const filled = mountedForm().submit();
      return 'error' in filled ? filled : { selectedPaymentMethod: 'card' };
    },
    fetchUpdates: async () => ({}),
  } as unknown as StripeElements;

  groups.set(elements, { clientSecret: options.clientSecret, mountedForm });
  return elements;
}
