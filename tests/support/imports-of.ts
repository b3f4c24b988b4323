import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** An import or re-export. Targets of relative imports are paths from the project's root. */
export type Import = { from: string; target: string; isTypeOnly: boolean };

const statement = /^\s*(import|export)\s+(type\s+)?((?:[\w*\s{},$]|\n)*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** Returns the source file of an entry of the engine's package: `pagewright/schema` is `packages/engine/src/schema/index.ts`. */
const engineEntry = (specifier: string): string => posix.join('packages/engine/src', specifier.slice('pagewright/'.length), 'index.ts');

/** Every static and dynamic import of a file. `import { type A, type B }` counts as type-only. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const resolve = (specifier: string): string => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
    return specifier === 'pagewright' || specifier.startsWith('pagewright/') ? engineEntry(specifier) : specifier;
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
