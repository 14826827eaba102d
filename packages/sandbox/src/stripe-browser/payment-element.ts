import type { Appearance, StripePaymentElement } from '@stripe/stripe-js';
import { IntegrationError } from './errors.ts';
import { createPaymentForm, type PaymentForm } from './payment-form.ts';
import { createLooks } from './style.ts';

type Handler = (event: object) => void;

export type PaymentElement = {
  element: StripePaymentElement;
  /** The form on the page, or null while it is on none. */
  form(): PaymentForm | null;
  setAppearance(appearance: Appearance): void;
};

/**
 * An element with the card form in a shadow root: the page's styles stay out, and a page's dialog
 * still holds it, which an overlay of its own over the page would break.
 */
export function createPaymentElement(
  appearance: Appearance,
  onDestroy: () => void,
): PaymentElement {
  const handlers = new Map<string, Set<Handler>>();
  const looks = createLooks(appearance);
  let host: HTMLElement | null = null;
  let form: PaymentForm | null = null;
  let isReady = false;

  const ready = { elementType: 'payment' };
  const emit = (name: string, details: object = {}) => {
    for (const handler of handlers.get(name) ?? []) handler({ elementType: 'payment', ...details });
  };

  function mount(target: string | HTMLElement): void {
    const node = typeof target === 'string' ? document.querySelector(target) : target;
    if (!node) throw new IntegrationError('There is nothing to mount the Payment Element on.');
    unmount();
    host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = looks.sheets;
    const shown = createPaymentForm(emit);
    form = shown;
    shadow.append(shown.root);
    // Stripe's frame is one stop to a dialog that keeps the focus within; this would be none, and out
    // of reach where it is all there is. As an attribute it would be a stop of its own.
    Object.defineProperty(host, 'tabIndex', { value: 0 });
    host.focus = () => shown.focus();
    node.replaceChildren(host);
    queueMicrotask(() => {
      isReady = true;
      emit('ready');
    });
  }

  function unmount(): void {
    host?.remove();
    host = null;
    form = null;
    isReady = false;
  }

  const element = {
    mount,
    unmount,
    on(name: string, handler: Handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      // Stripe's own needs a moment to load; who listens a little late has missed nothing there.
      if (name === 'ready' && isReady) queueMicrotask(() => handler(ready));
      return element;
    },
    once(name: string, handler: Handler) {
      const onceOnly: Handler = (event) => {
        element.off(name, onceOnly);
        handler(event);
      };
      return element.on(name, onceOnly);
    },
    off(name: string, handler?: Handler) {
      if (handler) handlers.get(name)?.delete(handler);
      else handlers.delete(name);
      return element;
    },
    destroy() {
      unmount();
      onDestroy();
    },
    focus: () => form?.focus(),
    blur: () => host?.blur(),
    clear: () => form?.clear(),
    update: () => element,
    collapse: () => element,
  };

  return {
    element: element as unknown as StripePaymentElement,
    form: () => form,
    setAppearance: looks.set,
  };
}
