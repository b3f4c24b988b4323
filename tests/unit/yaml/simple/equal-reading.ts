import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { parseDocument } from 'yaml';
import { readSimpleYaml } from '../../../../packages/core/src/yaml/simple/read-simple-yaml.ts';
import { explainSyntaxError } from '../../../../packages/core/src/yaml/syntax-errors/explain-syntax-error.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { expectNoOtherPlaces } from './equal-places.ts';

/** Parses a text with the `yaml` package; undefined when it has errors or warnings. */
export function parsed(text: string): { value: unknown } | undefined {
  const document = parseDocument(text, { version: '1.2', prettyErrors: false, stringKeys: true });
  if (document.errors.length + document.warnings.length > 0 || explainSyntaxError(document, text)) return undefined;
  return { value: document.toJS({ maxAliasCount: 0 }) };
}

/** The quick reader may leave any text to the parser. What it reads must equal the parser's result, in values and places. */
export function expectNoOtherReading(text: string): void {
  const quick = readSimpleYaml(text);
  if (!quick) return;
  // `toStrictEqual` takes a field called "constructor" for the class of the object.
  const other = parsed(text);
  if (!other || !isDeepStrictEqual(quick.value, other.value)) expect({ text, ...quick }).toStrictEqual({ text, ...other });
  expectNoOtherPlaces(text);
}

const folders = ['site.config', 'tests/sites', 'tests/blocks', 'tests/problems'];
/** The texts of the project's YAML files. */
export const texts = folders.flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(inProject(folder), name), 'utf8')),
);
