import { buildElement } from './build.ts';
import { caretAfter, digitsOf } from './card-input.ts';
import type { Fault } from './errors.ts';

export type FieldOptions = {
  name: string;
  label: string;
  placeholder: string;
  autocomplete: string;
  format: (text: string) => string;
  faultIn: (text: string) => Fault | null;
  onInput: () => void;
};

export type Field = ReturnType<typeof createField>;

/** A labelled text field that formats what is typed and says what is wrong with it. */
export function createField(options: FieldOptions) {
  const { name, format, faultIn } = options;
  const faultId = `${name}-fault`;
  const input = buildElement('input', {
    id: name,
    name,
    type: 'text',
    inputmode: 'numeric',
    autocomplete: options.autocomplete,
    placeholder: options.placeholder,
    spellcheck: 'false',
  });
  const faultText = buildElement('p', { id: faultId, class: 'fault', hidden: '' });
  const label = buildElement('label', { for: name }, options.label);
  const root = buildElement('div', { class: `field ${name}` }, label, input, faultText);

  const showFault = (fault: Fault | null) => {
    faultText.hidden = fault === null;
    faultText.textContent = fault?.message ?? '';
    if (fault) {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', faultId);
    } else {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
  };

  const set = (text: string) => {
    input.value = format(text);
    showFault(null);
  };

  input.addEventListener('input', () => {
    const typed = input.value;
    const before = digitsOf(typed.slice(0, input.selectionStart ?? typed.length)).length;
    const isAtEnd = input.selectionStart === typed.length;
    set(typed);
    const caret = isAtEnd ? input.value.length : caretAfter(before, input.value);
    input.setSelectionRange(caret, caret);
    options.onInput();
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') showFault(faultIn(input.value));
  });

  return {
    root,
    input,
    set,
    fault: () => faultIn(input.value),
    /** Shows what is wrong with the field, if anything, and gives it. */
    check() {
      const fault = faultIn(input.value);
      showFault(fault);
      return fault;
    },
  };
}
