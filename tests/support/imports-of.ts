import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import type { SourceFile } from './source-files.ts';

/** An import or re-export. Targets of relative imports are paths from the project's root. */
export type Import = { from: string; target: string; isTypeOnly: boolean };

const statement = /^\s*(import|export)\s+(type\s+)?((?:[\w*\s{},$]|\n)*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

const manifestSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
});

/** The source files of the entries of a package, such as `packages/core/src/schema.ts` of `pagewright/schema`. */
function entriesOf(folder: string): [specifier: string, file: string][] {
  const { name, exports } = manifestSchema.parse(JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8')));
  return Object.entries(exports).flatMap(([path, entry]): [string, string][] => {
    const file = typeof entry === 'string' ? undefined : entry['@pagewright/source'];
    return file === undefined ? [] : [[posix.join(name, path), posix.join(folder, file)]];
  });
}

const entries = new Map(['packages/core', 'packages/editor', 'packages/engine', 'packages/mail'].flatMap(entriesOf));

/** Every static and dynamic import of a file. `import { type A, type B }` counts as type-only. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const resolve = (specifier: string): string => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
    return entries.get(specifier) ?? specifier;
  };
  const fixed = [...text.matchAll(statement)].map(([, , type, clause, specifier = '']) => ({
    from: path,
    target: resolve(specifier),
    isTypeOnly: Boolean(type) || hasOnlyTypes(clause),
  }));
  const late = [...text.matchAll(dynamic)].map(([, specifier = '']) => ({ from: path, target: resolve(specifier), isTypeOnly: false }));
  return [...fixed, ...late];
}

function hasOnlyTypes(clause: string | undefined): boolean {
  const names = /^\s*\{([^}]*)\}\s*from\s+$/.exec(clause ?? '')?.[1]?.split(',') ?? [];
  const given = names.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}
