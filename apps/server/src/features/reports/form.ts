import { NewReport } from '@shortcake/contract/report';
import { words } from './words.ts';

/** What was typed into the form, as its gaps show it again. */
export type Typed = Readonly<
  Record<'kind' | 'text' | 'name' | 'email' | 'work', string> &
    Record<'goodFaith' | 'rightsHolder', boolean>
>;

export const BLANK: Typed = {
  ...{ kind: '', text: '', name: '', email: '', work: '' },
  ...{ goodFaith: false, rightsHolder: false },
};

/** Reads a form as browsers send it. */
export function readForm(body: string): Typed {
  const form = new URLSearchParams(body);
  // A line's end is one character, as in the field.
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    ...{ kind: text('kind'), text: text('text'), name: text('name') },
    ...{ email: text('email'), work: text('work') },
    ...{ goodFaith: form.has('goodFaith'), rightsHolder: form.has('rightsHolder') },
  };
}

/**
 * The report that a form makes, or what is wrong with it, in one sentence. A form asks for more than the
 * call does: that who reports believes it, and of a notice of copyright all that such notices have.
 */
export function reportFrom(token: string, typed: Typed): { report: NewReport } | { fault: string } {
  if (typed.kind === '') return { fault: words.kind };
  if (typed.text.trim() === '') return { fault: words.text };
  const { data, error } = NewReport.safeParse({ token, ...typed });
  if (!data) return { fault: sentenceOf(error.issues[0]) };
  const missing = data.kind === 'copyright' ? missingOfCopyright(data) : undefined;
  if (missing) return { fault: words.copyright[missing] };
  return data.goodFaith ? { report: data } : { fault: words.goodFaith };
}

const OF_COPYRIGHT = ['name', 'email', 'work', 'rightsHolder'] as const;

const missingOfCopyright = (report: NewReport) => OF_COPYRIGHT.find((field) => !report[field]);

function sentenceOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const field = String(issue?.path[0]);
  const name = words.fields[field as keyof typeof words.fields] ?? words.fields.text;
  return `${name} ${issue?.message}.`;
}
