import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { CodeBlock } from '../CodeBlock.tsx';
import type { Call } from '../document.ts';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';
import { Answers } from './Answers.tsx';
import { Fields } from './Fields.tsx';
import { Small } from './Small.tsx';
import { TypeName } from './TypeName.tsx';

const TONES: Record<string, BadgeTone> = { GET: 'leaf', DELETE: 'berry' };

/** A call of the API: what it does, takes and answers. */
export function OneCall({ method, path, operation }: Call) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const bodies = Object.entries(requestBody?.content ?? {});
  return (
    <article
      aria-labelledby={operationId}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-2">
        <h4 id={operationId} className="scroll-mt-12 font-bold text-lg">
          <a href={`#${operationId}`} className="rounded-lg hover:text-berry-ink">
            {summary}
          </a>
        </h4>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[method] ?? 'sponge'}>{method}</Badge>
          <code className="font-mono text-sm [overflow-wrap:anywhere]">{path}</code>
        </p>
      </div>
      <Text>{description}</Text>
      {parameters.length > 0 && (
        <div className="grid gap-2">
          <Small>{words.reference.parameters}</Small>
          <Fields
            fields={parameters.map(({ name, in: place, required, description = '', schema }) => ({
              name,
              schema,
              isRequired: required ?? false,
              description: description || (place === 'path' ? words.reference.inPath : ''),
            }))}
          />
        </div>
      )}
      {bodies.map(([type, { schema, example }]) => (
        <div key={type} className="grid gap-2">
          <div className="flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
            <Small>{words.reference.body}</Small>
            {schema && (
              <p>
                <TypeName schema={schema} />
              </p>
            )}
          </div>
          {example !== undefined && (
            <CodeBlock title={words.reference.example} code={JSON.stringify(example, null, 2)} />
          )}
        </div>
      ))}
      <Answers answers={responses} />
    </article>
  );
}
