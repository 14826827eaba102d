import type { Appearance } from '@stripe/stripe-js';

const css = `
:host { display: block; container-type: inline-size; font: var(--size)/1.5 var(--font); color: var(--text) }
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
.payment { overflow-wrap: break-word }
.entry, .sandbox, .challenge { display: grid; gap: 1rem }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
.field { display: grid; gap: .375rem; align-content: start; min-width: 0 }
.number { grid-column: 1 / -1 }
label { font-size: .875em; font-weight: 700 }
input {
  width: 100%; height: 3rem; padding: 0 1rem; font: inherit; color: inherit;
  font-variant-numeric: tabular-nums; background: var(--background);
  border: 1px solid var(--edge); border-radius: var(--radius)
}
input:hover { border-color: var(--text) }
input::placeholder { color: var(--text-secondary); opacity: 1 }
input[aria-invalid] { border-color: var(--danger); box-shadow: 0 0 0 1px var(--danger) }
.fault { font-size: .875em; color: var(--danger) }
.sandbox, .challenge {
  padding: 1rem; border-radius: var(--radius); font-size: .9375em;
  background: color-mix(in srgb, var(--primary) 7%, var(--background))
}
.challenge { padding: 1.5rem 1.25rem; justify-items: center; text-align: center }
.challenge h3 { font-size: 1.25em; line-height: 1.25; outline: none }
.challenge p { max-width: 26rem; color: var(--text-secondary) }
.others, .choices { display: flex; flex-wrap: wrap; gap: .5rem }
.others p { flex-basis: 100%; color: var(--text-secondary) }
.choices { justify-content: center; margin-top: .25rem }
button {
  min-height: 2.75rem; padding: .375rem 1rem; font: inherit; font-weight: 700; color: inherit;
  cursor: pointer; background: var(--background); border: 1px solid var(--edge);
  border-radius: 999px; transition: background-color .15s, border-color .15s
}
.choice { font-weight: 600; font-size: .9375em }
.main { border: 2px solid var(--primary) }
button:hover { border-color: var(--text); background: color-mix(in srgb, var(--text) 6%, var(--background)) }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 1px }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@container (max-width: 15rem) { .fields { grid-template-columns: 1fr } }
@media (prefers-reduced-motion: reduce) { button { transition: none } }
`;

/** What Stripe's own form looks like when the page says nothing. */
const defaults = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#6d6e78',
  colorDanger: '#df1b41',
  borderRadius: '4px',
  fontFamily: 'sans-serif',
  fontSizeBase: '16px',
};

/**
 * The style sheets of one form: its own, and one that follows the page's `appearance.variables`.
 * Constructed, because the page's content policy lets no style element of ours through.
 */
export function createLooks(appearance: Appearance) {
  const form = new CSSStyleSheet();
  form.replaceSync(css);
  const looks = new CSSStyleSheet();
  const set = ({ variables = {} }: Appearance) => {
    const chosen = { ...defaults, ...variables };
    looks.replaceSync(`:host {
      --primary: ${chosen.colorPrimary};
      --background: ${chosen.colorBackground};
      --text: ${chosen.colorText};
      --text-secondary: ${chosen.colorTextSecondary};
      --danger: ${chosen.colorDanger};
      --radius: ${chosen.borderRadius};
      --font: ${chosen.fontFamily};
      --size: ${chosen.fontSizeBase};
      --edge: color-mix(in srgb, ${chosen.colorText} 55%, ${chosen.colorBackground});
    }`);
  };
  set(appearance);
  return { sheets: [form, looks], set };
}
