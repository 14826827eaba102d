import type { z } from 'zod';

/**
 * An object's schema with a sentence for each field, for the API's document; `id` is what the document calls
 * it. A field without a sentence does not compile.
 */
export function described<Shape extends z.ZodRawShape>(
  object: z.ZodObject<Shape>,
  id: string,
  description: string,
  fields: Record<keyof Shape & string, string>,
): z.ZodObject<Shape> {
  const shape = Object.fromEntries(
    Object.entries(object.shape).map(([name, field]) => [
      name,
      withSentence(field as unknown as z.ZodType, fields[name as keyof Shape & string]),
    ]),
  );
  const all = (object as z.ZodObject).safeExtend(shape).meta({ id, description });
  return all as unknown as z.ZodObject<Shape>;
}

/** What is a component of the document already says itself what it is. */
const withSentence = (field: z.ZodType, description: string) =>
  field.meta()?.id === undefined ? field.meta({ description }) : field;
