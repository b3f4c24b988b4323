import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Snippet } from '../json-schema/json-schema.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { describeBlock } from './block-schema.ts';

/** A block of every type as the editor writes it: the example of the type, each of its texts a place to fill in. */
export function blockSnippets(root: string, schemas: ContentSchemas): Snippet[] {
  return schemas.blockTypes.map((type) => {
    const file = join(root, 'tests', 'blocks', type, 'minimal.yaml');
    const example: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : { type };
    return { label: type, description: describeBlock(type, schemas), body: withPlaces(example) };
  });
}

function withPlaces(example: unknown): unknown {
  let place = 0;
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => walk(item, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, key)]));
    }
    if (name === 'type') return value;
    place += 1;
    return placeFor(value, place);
  };
  return walk(example, '');
}

/** A value as YAML has it, to be typed over; quotes that it needs stay around the place. */
function placeFor(value: unknown, place: number): string {
  const written = stringify(value, { lineWidth: 0 }).trimEnd();
  const [, quote = '', text = ''] = /^(["']?)(.*)\1$/s.exec(written) ?? [];
  return `${quote}\${${place}:${text.replaceAll(/[\\$}]/g, '\\$&')}}${quote}`;
}
