import { stringify } from 'yaml';
import { z } from 'zod';
import { kindOf } from './field-kind.ts';
import { fieldNames, schemaAt, unwrapSchema } from './schema-walk.ts';

const samples: Record<string, string> = {
  image: '{ src: /media/your-picture.jpg, alt: What it shows }',
  media: '/media/your-picture.jpg',
  file: '/media/your-file.png',
  video: '/media/your-film.mp4',
  icon: 'rocket',
  href: '/contact-us',
  records: 'all',
  record: 'the-id-of-a-record',
  rich: 'Your words',
  text: 'Your words',
  name: 'a-name',
  path: '/your-page',
  colour: '"#c8371f"',
  date: '"2025-05-01"',
};

/** What could stand behind the colon of a field, as an example of its form. */
export function sampleOf(schema: unknown): string {
  const example = exampleOf(schema) ?? exampleOf(unwrapSchema(schema));
  if (example !== undefined) return stringify(example, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  const kind = kindOf(schema)?.kind;
  if (kind === 'records') return schemaTakesAll(schema) ? 'all' : '[the-id-of-a-record]';
  if (kind !== undefined) return samples[kind] ?? '…';
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodNumber) return String(Math.max(1, Number.isFinite(inner.minValue) ? Number(inner.minValue) : 1));
  if (inner instanceof z.ZodBoolean) return 'true';
  if (inner instanceof z.ZodEnum) return String(inner.options[0]);
  if (inner instanceof z.ZodArray) return `[${sampleOf(inner.element)}]`;
  if (inner instanceof z.ZodObject) {
    const required = fieldNames(inner).filter((name) => !takesNothing(schemaAt(inner, [name])));
    return `{ ${required.map((name) => `${name}: ${sampleOf(schemaAt(inner, [name]))}`).join(', ')} }`;
  }
  return '…';
}

/** The example that a schema has of its own, where its form alone does not say what is meant. */
function exampleOf(schema: unknown): unknown {
  const examples: unknown = schema instanceof z.ZodType ? schema.meta()?.examples : undefined;
  return Array.isArray(examples) ? examples[0] : undefined;
}

const takesNothing = (schema: unknown): boolean => schema instanceof z.ZodType && schema.safeParse(undefined).success;

const schemaTakesAll = (schema: unknown): boolean => {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodUnion && inner.options.some((option) => option instanceof z.ZodLiteral);
};
