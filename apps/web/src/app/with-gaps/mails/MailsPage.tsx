import { paths } from '../../../lib/paths.ts';
import { PageHead } from '../../../parts/PageHead.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { NoticeCard } from '../../../ui/NoticeCard.tsx';
import { words } from './words.ts';

type Props = { state: 'ask' | 'off' | 'on' | 'unknown' };

/** What to do about mails, and what was done: reached from a mail, by whoever has it. */
export function MailsPage({ state }: Props) {
  const { title, text } = words[state];
  return (
    <div className="grid place-items-center px-4 py-16 sm:py-24">
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <NoticeCard
        title={title}
        actions={
          state === 'unknown' ? (
            <LinkButton to={paths.dashboard.settings}>{words.settings}</LinkButton>
          ) : (
            <Switch state={state} />
          )
        }
      >
        <p className="text-ink-soft">{text}</p>
      </NoticeCard>
    </div>
  );
}

/** The one button; a form, since no script is on the page. The server puts the mail's token in. */
function Switch({ state }: { state: 'ask' | 'off' | 'on' }) {
  return (
    <form method="post" action={`${paths.server.unsubscribe}?token=__TOKEN__`}>
      <Button
        type="submit"
        name="mails"
        value={state === 'off' ? 'on' : 'off'}
        variant={state === 'ask' ? 'primary' : 'secondary'}
      >
        {words[state].button}
      </Button>
    </form>
  );
}
