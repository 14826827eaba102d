import { buildElement } from './build.ts';
import { faultInCvc, faultInExpiry, faultInNumber } from './card-faults.ts';
import { digitsOf, expiryOf, formatCvc, formatExpiry, formatNumber } from './card-input.ts';
import type { Fault } from './errors.ts';
import { createField } from './field.ts';
import type { CardDetails } from './requests.ts';
import { TEST_CVC, testExpiry } from './test-cards.ts';

/** Card number, expiry and CVC. `onChange` hears of every change. */
export function createCardFields(onChange: () => void) {
  const number = createField({
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    format: formatNumber,
    faultIn: faultInNumber,
    onInput: onChange,
  });
  const expiry = createField({
    name: 'expiry',
    label: 'Expiry',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    faultIn: (text) => faultInExpiry(text, new Date()),
    onInput: onChange,
  });
  const cvc = createField({
    name: 'cvc',
    label: 'CVC',
    placeholder: '123',
    autocomplete: 'cc-csc',
    format: formatCvc,
    faultIn: (text) => faultInCvc(text, number.input.value),
    onInput: onChange,
  });
  const fields = [number, expiry, cvc];

  return {
    root: buildElement('div', { class: 'fields' }, ...fields.map(({ root }) => root)),
    focus: () => number.input.focus(),
    isComplete: () => fields.every((field) => field.fault() === null),
    isEmpty: () => fields.every(({ input }) => input.value === ''),
    clear() {
      for (const field of fields) field.set('');
      onChange();
    },
    /** Puts a test card in; a date and CVC that are there already stay. */
    fill(cardNumber: string) {
      number.set(cardNumber);
      if (expiry.fault()) expiry.set(testExpiry(new Date()));
      if (cvc.fault()) cvc.set(TEST_CVC);
      onChange();
    },
    /** Marks every field that is wrong, goes to the first, and gives its fault. */
    check(): Fault | null {
      const wrong = fields.filter((field) => field.check() !== null);
      wrong[0]?.input.focus();
      return wrong[0]?.fault() ?? null;
    },
    read(): CardDetails {
      const { month, year } = expiryOf(expiry.input.value);
      return {
        number: digitsOf(number.input.value),
        expMonth: month,
        expYear: year,
        cvc: cvc.input.value,
      };
    },
  };
}
