import { anchorOf, type Schema } from '../document.ts';
import { typeWords } from './type-words.ts';

/** What kind of value is meant; schemas with a name are links to where they are told. */
export function TypeName({ schema }: { schema: Schema }) {
  return (
    <span>
      {typeWords(schema).map((word) =>
        typeof word === 'string' ? (
          word
        ) : (
          <a key={word.schema} href={`#${anchorOf(word.schema)}`}>
            {word.schema}
          </a>
        ),
      )}
    </span>
  );
}
