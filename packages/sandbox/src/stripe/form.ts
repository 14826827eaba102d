import { invalidRequest } from './error.ts';

export type Form = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

const DEEPEST = 8;

/**
 * Reads `a[b][0][c]=d`, Stripe's way to send nested fields; `a[]=b` appends. Throws Stripe's error
 * for a null character, which no database keeps.
 */
export function parseForm(text: string): Form {
  // Without a prototype, so that a field named __proto__ is just an unknown one.
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (value.includes('\0') || name.includes('\0')) {
      throw invalidRequest('Invalid string: it contains a null character.', { param: name });
    }
    const path = name.replaceAll(']', '').split('[').slice(0, DEEPEST);
    let at = root;
    path.forEach((step, i) => {
      const key = step === '' && i > 0 ? String(Object.keys(at).length) : step;
      const next = at[key];
      if (i === path.length - 1) at[key] = value;
      else if (typeof next === 'object' && !Array.isArray(next)) at = next;
      else at = at[key] = Object.create(null) as Form;
    });
  }
  for (const [name, value] of Object.entries(root)) root[name] = withArrays(value);
  return root;
}

function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, one]) => withArrays(one));
  for (const [key, one] of entries) value[key] = withArrays(one);
  return value;
}
