import { anchorOf, type Schema } from '../document.ts';
import { Text } from '../Text.tsx';
import { Fields } from './Fields.tsx';
import { Folded } from './Folded.tsx';
import { fieldsOf } from './fields.ts';

/** What calls take or answer, under its name. The anchor is within, so that a link to it opens it. */
export function OneSchema({ name, schema }: { name: string; schema: Schema }) {
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-1 sm:px-6">
      <Folded summary={<code className="font-mono">{name}</code>}>
        <div id={anchorOf(name)} className="grid scroll-mt-20 gap-3 pb-4">
          <Text>{schema.description ?? ''}</Text>
          <Fields
            fields={fieldsOf(schema).map(({ path, schema, isRequired }) => ({
              ...{ name: path, schema, isRequired, description: schema.description ?? '' },
            }))}
          />
        </div>
      </Folded>
    </li>
  );
}
