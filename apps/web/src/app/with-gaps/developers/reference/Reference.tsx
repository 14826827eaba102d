import { REFERENCE, SCHEMAS, tagId } from '../contents.ts';
import { apiDocument, callsOf } from '../document.ts';
import { Section } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';
import { OneCall } from './OneCall.tsx';
import { OneSchema } from './OneSchema.tsx';

const subtitle = 'scroll-mt-6 font-bold text-xl';

/** All calls and all schemas of the document, drawn when the page is built. */
export function Reference() {
  return (
    <Section id={REFERENCE} title={words.reference.title}>
      <Text>{words.reference.text}</Text>
      {apiDocument.tags.map(({ name, description }) => (
        <div key={name} className="mt-4 grid min-w-0 gap-4">
          <h3 id={tagId(name)} className={subtitle}>
            {name}
          </h3>
          <Text>{description}</Text>
          {callsOf(name).map((call) => (
            <OneCall key={call.operation.operationId} {...call} />
          ))}
        </div>
      ))}
      <div className="mt-4 grid min-w-0 gap-4">
        <h3 id={SCHEMAS} className={subtitle}>
          {words.reference.schemas}
        </h3>
        <Text>{words.reference.schemasText}</Text>
        <ul className="grid gap-3">
          {Object.entries(apiDocument.components.schemas).map(([name, schema]) => (
            <OneSchema key={name} name={name} schema={schema} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
