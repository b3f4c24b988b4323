import type { SiteCode } from '../../definition/site-code.ts';
import { importedFiles, readSource, type SourceFile, type SourceMistake } from './source-file.ts';

/** An event handler in JSX, such as `onClick={`. */
const handler = /(?<=\s)on[A-Z]\w*(?=\s*=\s*\{)/g;

/** A call of a hook of React that does something only in a browser. */
const hook =
  /(?<![\w$])use(?:ActionState|DeferredValue|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|SyncExternalStore|Transition)(?=\s*[<(])/g;

/**
 * Finds event handlers in the components of static block types, and hooks in these and in the modules that they import. The
 * browser never loads these components, so neither does anything.
 */
export function findClientCode(code: Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile'>): SourceMistake[] {
  return code.blockTypes
    .filter((type) => !code.traitsOf(type).interactive)
    .flatMap((type) => {
      const component = readSource(code.componentFile(type));
      const handlers = mistakesIn(component, handler, (name) => `The block type "${type}" is static, so "${name}" is never called.`);
      const hooks = modulesOf(component).flatMap((file) =>
        mistakesIn(file, hook, (name) =>
          file === component
            ? `The block type "${type}" is static, so "${name}" does nothing.`
            : `The static block type "${type}" imports this file, so "${name}" does nothing there.`,
        ),
      );
      return [...handlers, ...hooks].map((mistake) => ({ ...mistake, message: `${mistake.message}\n${adviceFor(type)}` }));
    });
}

const adviceFor = (type: string): string =>
  `Make it interactive: declare interactive: { hydrate: 'always', chunk: 'own' } in schemas/blocks/${type}.ts, and move the component from src/blocks/static.ts to src/blocks/interactive.ts. Or do without it.`;

const mistakesIn = (file: SourceFile, pattern: RegExp, messageOf: (name: string) => string): SourceMistake[] =>
  [...file.code.matchAll(pattern)].map(({ 0: name, index }) => ({ file, at: index, message: messageOf(name) }));

/** Returns a file and every file that it imports, also through others. */
function modulesOf(first: SourceFile): SourceFile[] {
  const found = new Map([[first.path, first]]);
  for (const file of found.values()) {
    for (const imported of importedFiles(file)) if (!found.has(imported.path)) found.set(imported.path, imported);
  }
  return [...found.values()];
}
