import type { StripeError } from '@stripe/stripe-js';
import { buildButton, buildElement } from './build.ts';
import { createCardFields } from './card-fields.ts';
import { createChallenge } from './challenge.ts';
import { validationError } from './errors.ts';
import type { CardDetails } from './requests.ts';
import { testCards } from './test-cards.ts';

export type PaymentForm = {
  root: HTMLElement;
  /** The card, or what is wrong with the first field that is; that field then has the focus. */
  submit(): { card: CardDetails } | { error: StripeError };
  /** Asks for one more confirmation, in the place of the fields. */
  challenge(): Promise<'pass' | 'fail'>;
  /** To the first thing to do. */
  focus(): void;
  clear(): void;
};

/** The card form. `emit` hears `change`, `focus`, `blur` and `escape`, as Stripe names them. */
export function createPaymentForm(emit: (name: string, details?: object) => void): PaymentForm {
  let told = '';
  const card = createCardFields(() => {
    const state = { complete: card.isComplete(), empty: card.isEmpty() };
    const now = JSON.stringify(state);
    if (now !== told) emit('change', { ...state, collapsed: false, value: { type: 'card' } });
    told = now;
  });
  const news = buildElement('p', { class: 'unseen', role: 'status' });
  const use = ({ number }: { number: string }) => {
    card.fill(number);
    news.textContent = `Test card ending in ${number.slice(-4)} filled in.`;
  };

  const others = buildElement(
    'div',
    { class: 'others', role: 'group', 'aria-labelledby': 'others-title' },
    buildElement('p', { id: 'others-title' }, 'Or a card that...'),
    ...testCards.others.map((other) => buildButton(other.label, 'choice', () => use(other))),
  );
  const entry = buildElement(
    'div',
    { class: 'entry' },
    card.root,
    buildElement(
      'div',
      { class: 'sandbox' },
      buildElement(
        'p',
        {},
        buildElement('strong', {}, 'Sandbox.'),
        ' No real card, and nothing is charged.',
      ),
      buildButton(testCards.succeeds.label, 'main', () => use(testCards.succeeds)),
      others,
    ),
  );
  const challenge = createChallenge();
  const root = buildElement('div', { class: 'payment' }, entry, challenge.root, news);

  // From field to field the focus stays within the element.
  const isWithin = (other: EventTarget | null) => other instanceof Node && root.contains(other);
  root.addEventListener('focusin', (event) => isWithin(event.relatedTarget) || emit('focus'));
  root.addEventListener('focusout', (event) => isWithin(event.relatedTarget) || emit('blur'));
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape');
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submitPage(root);
  });

  return {
    root,
    submit() {
      const fault = card.check();
      return fault ? { error: validationError(fault) } : { card: card.read() };
    },
    async challenge() {
      entry.hidden = true;
      const result = await challenge.ask();
      entry.hidden = false;
      // The button that had the focus is gone, and another card is what helps after a failure.
      card.focus();
      return result;
    },
    focus: () => (entry.hidden ? challenge.focus() : card.focus()),
    clear: card.clear,
  };
}

/** A shadow root's fields belong to no form; Enter in them is meant for the page's all the same. */
function submitPage(root: HTMLElement): void {
  const shadow = root.getRootNode();
  if (shadow instanceof ShadowRoot) shadow.host.closest('form')?.requestSubmit();
}
