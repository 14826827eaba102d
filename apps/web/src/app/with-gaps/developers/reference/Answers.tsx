import { Badge } from '../../../../ui/Badge.tsx';
import type { Answer } from '../document.ts';
import { Prose } from '../Prose.tsx';
import { Rows } from '../Rows.tsx';
import { words } from '../words.ts';
import { Folded } from './Folded.tsx';
import { Small } from './Small.tsx';
import { TypeName } from './TypeName.tsx';

type Props = { answers: Readonly<Record<string, Answer>> };

/** What a call answers, by status; what it may be refused with is folded. */
export function Answers({ answers }: Props) {
  const all = Object.entries(answers);
  return (
    <div className="grid gap-2">
      <Small>{words.reference.answers}</Small>
      <Rows rows={all.filter(([status]) => Number(status) < 400).map(rowOf)} />
      <Folded summary={words.reference.refusals}>
        <Rows rows={all.filter(([status]) => Number(status) >= 400).map(rowOf)} />
      </Folded>
    </div>
  );
}

function rowOf([status, { description, content = {}, headers = {} }]: [string, Answer]) {
  const isRefusal = Number(status) >= 400;
  return {
    key: status,
    term: (
      <>
        <Badge tone={isRefusal ? 'neutral' : 'leaf'}>{status}</Badge>
        {!isRefusal &&
          Object.entries(content).map(([type, { schema }]) =>
            schema ? <TypeName key={type} schema={schema} /> : <span key={type}>{type}</span>,
          )}
      </>
    ),
    text: (
      <>
        <Prose>{description}</Prose>
        {Object.keys(headers).length > 0 && (
          <p>
            <Prose>
              {`With ${Object.keys(headers)
                .map((name) => `\`${name}\``)
                .join(', ')}.`}
            </Prose>
          </p>
        )}
      </>
    ),
  };
}
