import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Snippet } from '../json-schema/json-schema.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { describeBlock } from './block-schema.ts';

/** Returns the snippet of every block type: its minimal example, with a tab stop for each text. */
export function blockSnippets(root: string, schemas: ContentSchemas): Snippet[] {
  return schemas.blockTypes.map((type) => {
    const file = join(root, 'tests', 'blocks', type, 'minimal.yaml');
    const example: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : { type };
    return { label: type, description: describeBlock(type, schemas), body: withTabStops(example) };
  });
}

function withTabStops(example: unknown): unknown {
  let tabStop = 0;
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => walk(item, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, key)]));
    }
    if (name === 'type') return value;
    tabStop += 1;
    return tabStopFor(value, tabStop);
  };
  return walk(example, '');
}

/** Formats a value as a tab stop with default text, within the quotes that YAML needs. */
function tabStopFor(value: unknown, tabStop: number): string {
  const written = stringify(value, { lineWidth: 0 }).trimEnd();
  const [, quote = '', text = ''] = /^(["']?)(.*)\1$/s.exec(written) ?? [];
  return `${quote}\${${tabStop}:${text.replaceAll(/[\\$}]/g, '\\$&')}}${quote}`;
}
