import { cardError, StripeError } from './error.ts';

/** How a test card behaves. It is known by its last four digits, so no number needs to be kept. */
export type Behavior = {
  brand: 'visa' | 'mastercard';
  /** Refused with this decline code, already when it is saved. */
  declined?: 'generic_decline' | 'insufficient_funds';
  /** Can be saved, and is refused whenever it is charged. */
  chargeDeclined?: 'generic_decline';
  /** Asks for one more confirmation: on session and when saved only, or every time. */
  asks?: 'unless saved' | 'always';
  disputed?: true;
};

const cards: { number: string; token?: string; behavior: Behavior }[] = [
  { number: '4242424242424242', token: 'pm_card_visa', behavior: { brand: 'visa' } },
  { number: '5555555555554444', token: 'pm_card_mastercard', behavior: { brand: 'mastercard' } },
  {
    number: '4000000000000002',
    token: 'pm_card_chargeDeclined',
    behavior: { brand: 'visa', declined: 'generic_decline' },
  },
  {
    number: '4000000000009995',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    behavior: { brand: 'visa', declined: 'insufficient_funds' },
  },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    behavior: { brand: 'visa', asks: 'unless saved' },
  },
  {
    number: '4000002760003184',
    token: 'pm_card_authenticationRequired',
    behavior: { brand: 'visa', asks: 'always' },
  },
  {
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    behavior: { brand: 'visa', chargeDeclined: 'generic_decline' },
  },
  {
    number: '4000000000000259',
    token: 'pm_card_createDispute',
    behavior: { brand: 'visa', disputed: true },
  },
];

const byLast4 = new Map(cards.map(({ number, behavior }) => [number.slice(-4), behavior]));
const numberOfToken = new Map(cards.map(({ number, token }) => [token, number]));

/** The behavior of a card that the sandbox has saved. */
export function behaviorOf(last4: string | undefined): Behavior {
  return byLast4.get(last4 ?? '') ?? { brand: 'visa' };
}

/** The number that a token like pm_card_visa stands for. */
export function numberOf(token: string): string | undefined {
  return numberOfToken.get(token);
}

export type CardEntry = {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string | undefined;
};

/** A card as it may be kept. */
export type Card = {
  brand: 'visa' | 'mastercard';
  last4: string;
  expMonth: number;
  expYear: number;
};

/** Checks what somebody typed; throws Stripe's error for the field that is wrong. */
export function checkCard(entry: CardEntry): Card {
  const digits = entry.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw fault('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  checkExpiry(entry);
  if (entry.cvc !== undefined && !/^\d{3,4}$/.test(entry.cvc)) {
    throw fault('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const known = cards.find(({ number }) => number === digits);
  if (!known) {
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  }
  const { brand } = known.behavior;
  return { brand, last4: digits.slice(-4), expMonth: entry.exp_month, expYear: fourDigits(entry) };
}

function checkExpiry(entry: CardEntry): void {
  const year = fourDigits(entry);
  const month = entry.exp_month;
  const today = new Date();
  const thisYear = today.getUTCFullYear();
  if (month < 1 || month > 12) {
    throw fault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (year < thisYear || year > thisYear + 50) {
    throw fault('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    throw fault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
}

const fourDigits = ({ exp_year: year }: CardEntry) => (year < 100 ? 2000 + year : year);

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function fault(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}
