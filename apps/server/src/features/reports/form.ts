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

/** What is wrong with a form, in one sentence, and the name of the field that it is about. */
export type Fault = { text: string; field: keyof Typed };

/**
 * The report that a form makes, or what is wrong with it. A form asks for more than the
 * call does: that who reports believes it, and of a notice of copyright all that such notices have.
 */
export function reportFrom(token: string, typed: Typed): { report: NewReport } | { fault: Fault } {
  if (typed.kind === '') return { fault: { text: words.kind, field: 'kind' } };
  if (typed.text.trim() === '') return { fault: { text: words.text, field: 'text' } };
  const { data, error } = NewReport.safeParse({ token, ...typed });
  if (!data) return { fault: faultOf(error.issues[0]) };
  const missing = data.kind === 'copyright' ? missingOfCopyright(data) : undefined;
  if (missing) return { fault: { text: words.copyright[missing], field: missing } };
  if (!data.goodFaith) return { fault: { text: words.goodFaith, field: 'goodFaith' } };
  return { report: data };
}

const OF_COPYRIGHT = ['name', 'email', 'work', 'rightsHolder'] as const;

const missingOfCopyright = (report: NewReport) => OF_COPYRIGHT.find((field) => !report[field]);

function faultOf(issue: { path: PropertyKey[]; message: string } | undefined): Fault {
  const named = String(issue?.path[0]) as keyof typeof words.fields;
  const field = words.fields[named] ? named : 'text';
  return { text: `${words.fields[field]} ${issue?.message}.`, field };
}
