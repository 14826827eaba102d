import { Badge } from '../../../../ui/Badge.tsx';
import type { Schema } from '../document.ts';
import { Prose } from '../Prose.tsx';
import { Rows } from '../Rows.tsx';
import { words } from '../words.ts';
import { TypeName } from './TypeName.tsx';
import { boundsOf, valuesOf } from './type-words.ts';

type Field = { name: string; schema: Schema; isRequired: boolean; description: string };

/** More values than these are folded. */
const MOST_VALUES = 8;

/** Fields or parameters: what each is called, is, and may be. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <Rows
      rows={fields.map(({ name, schema, isRequired, description }) => ({
        key: name,
        term: (
          <>
            <code>{name}</code>
            <TypeName schema={schema} />
            {isRequired && <Badge tone="sponge">{words.reference.required}</Badge>}
          </>
        ),
        text: (
          <>
            <Prose>{[description, ...sentences(schema)].filter(Boolean).join(' ')}</Prose>
            <Values values={valuesOf(schema)} />
          </>
        ),
      }))}
    />
  );
}

const sentences = (schema: Schema) =>
  boundsOf(schema).map((bound) => `${bound[0]!.toUpperCase()}${bound.slice(1)}.`);

function Values({ values }: { values: readonly unknown[] }) {
  if (values.length === 0) return null;
  const list = (
    <ul>
      {values.map((value) => (
        <li key={String(value)}>
          <code>{String(value)}</code>
        </li>
      ))}
    </ul>
  );
  if (values.length <= MOST_VALUES) return list;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-bold text-ink text-sm hover:text-berry-ink lg:min-h-8">
        {words.reference.values(values.length)}
      </summary>
      {list}
    </details>
  );
}
