import { anchorOf, type Schema } from '../document.ts';
import { typeWords } from './type-words.ts';

/** What kind of value is meant; schemas with a name are links to where they are told. */
export function TypeName({ schema }: { schema: Schema }) {
  return (
    <span className="text-ink-soft text-sm">
      {typeWords(schema).map((word) =>
        typeof word === 'string' ? (
          word
        ) : (
          <a
            key={word.schema}
            href={`#${anchorOf(word.schema)}`}
            className="text-berry-ink underline"
          >
            {word.schema}
          </a>
        ),
      )}
    </span>
  );
}
