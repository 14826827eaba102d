import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';

const WITH_ID = /^(account|project) ([0-9a-f-]{36})(.*)$/;

/** What an entry of the log is about, as it stands there; a person and a video lead to where they are. */
export function Target({ target }: { target: string }) {
  const [, kind, id, rest] = WITH_ID.exec(target) ?? [];
  if (!id) return target;
  const to = kind === 'account' ? paths.person(id) : `${paths.projects}?q=${id}`;
  return (
    <>
      <Link to={to} className="font-bold text-berry-ink hover:underline">
        {kind} {id}
      </Link>
      {rest}
    </>
  );
}
