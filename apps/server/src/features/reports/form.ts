import { NewReport } from '@shortcake/contract/report';
import {
  MAX_ADDRESS,
  MAX_REPORT,
  MAX_REPORTER_NAME,
  MAX_WORK,
} from '@shortcake/contract/report-limits';
import type { TextFault } from '@shortcake/contract/text-field';
import type { z } from 'zod';
import { type FaultCode, type Field, words } from './words.ts';

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
export type Fault = { text: string; field: Field };

/**
 * The report that a form makes, or what is wrong with it. A form asks for more than the
 * call does: that who reports believes it, and of a notice of copyright all that such notices have.
 */
export function reportFrom(token: string, typed: Typed): { report: NewReport } | { fault: Fault } {
  const { data, error } = NewReport.safeParse({ token, ...typed });
  if (!data) return { fault: faultOf(error.issues) };
  const missing = data.kind === 'copyright' ? missingOfCopyright(data) : undefined;
  if (missing) return { fault: told(missing, 'missing') };
  if (!data.goodFaith) return { fault: told('goodFaith', 'empty') };
  return { report: data };
}

const OF_COPYRIGHT = ['work', 'rightsHolder', 'name', 'email'] as const;

const missingOfCopyright = (report: NewReport) => OF_COPYRIGHT.find((field) => !report[field]);

/** In the order of the page. */
const FIELDS = ['kind', 'text', 'work', 'name', 'email'] as const;
const MOST: Readonly<Partial<Record<Field, number>>> = {
  ...{ text: MAX_REPORT, work: MAX_WORK },
  ...{ name: MAX_REPORTER_NAME, email: MAX_ADDRESS },
};

/** Of all that is wrong what stands first on the page. A kind is one of those, or none was chosen. */
function faultOf(issues: readonly z.core.$ZodIssue[]): Fault {
  const at = (field: Field) => issues.find(({ path }) => path[0] === field);
  const field = FIELDS.find(at) ?? 'text';
  const issue = at(field);
  const params = issue?.code === 'custom' ? issue.params : undefined;
  return told(field, (params?.fault as TextFault | undefined) ?? 'empty');
}

const told = (field: Field, code: FaultCode): Fault => ({
  ...{ text: words.faultOf(field, code, MOST[field] ?? 0), field },
});
