import { escapeHtml, layout } from '../page-layout.ts';
import { pageHeaders } from '../page-style.ts';
import { demoPeople } from './people.ts';
import type { ProfileForm } from './profile.ts';

const NOTE = "This is Shortcake's sandbox; no real Google account is involved.";

type Entry = { form: ProfileForm; fault: { field: string; message: string } };

function personButton({ givenName, familyName, email }: ProfileForm): string {
  const name = `<span>${givenName} ${familyName} <small>${email}</small></span>`;
  const initial = `<i aria-hidden="true">${givenName.slice(0, 1)}</i>`;
  return `<button class="person" name="account" value="${email}">${initial}${name}</button>`;
}

function input(name: string, label: string, value: string, more: string, entry?: Entry): string {
  const invalid =
    entry?.fault.field === name ? ' aria-invalid="true" aria-describedby="fault" autofocus' : '';
  return `<label${name === 'email' ? ' class="wide"' : ''}>${label}
<input name="${name}" value="${escapeHtml(value)}" ${more}${invalid}></label>`;
}

/** The page to choose an account on; `entry` is a form to correct. */
export function accountPage(target: { from: string; to: string }, entry?: Entry): Response {
  const form = entry?.form ?? { email: '', givenName: '', familyName: '' };
  const fault = entry ? `<p class="fault" id="fault" role="alert">${entry.fault.message}</p>` : '';
  const html = layout(
    'Choose an account',
    NOTE,
    `<form method="post" class="people">
${demoPeople.map(personButton).join('\n')}
</form>
<h2>or anyone you like</h2>
<form method="post">
${fault}
<div class="fields">
${input('email', 'Email', form.email, 'type="email" autocomplete="email" maxlength="254" required', entry)}
${input('given_name', 'First name', form.givenName, 'autocomplete="given-name" maxlength="80"', entry)}
${input('family_name', 'Last name', form.familyName, 'autocomplete="family-name" maxlength="80"', entry)}
<button class="main wide">Continue</button>
</div>
</form>
<form method="post"><button class="cancel" name="cancel" value="1">Cancel</button></form>`,
  );
  const origin = new URL(target.to).origin;
  const elsewhere = origin === new URL(target.from).origin ? [] : [origin];
  return new Response(html, { status: entry ? 400 : 200, headers: pageHeaders(elsewhere) });
}

/** A page for a request that cannot be sent back to its client. */
export function faultPage(message: string): Response {
  const content = `<p class="fault" role="alert">${escapeHtml(message)}</p>
<p class="note">Go back to the app and sign in again from there.</p>`;
  const html = layout('This sign-in link is broken', NOTE, content);
  return new Response(html, { status: 400, headers: pageHeaders() });
}
