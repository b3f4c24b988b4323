import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteCode } from '../../definition/site-code.ts';
import { filesOnDemand, importedFiles, modulesOf, readSource, type SourceFile, type SourceMistake } from './source-file.ts';

/** An event handler in JSX, such as `onClick={`. */
const handler = /(?<=\s)on[A-Z]\w*(?=\s*=\s*\{)/g;

/** A call of a hook of React that does something only in a browser. */
const hook =
  /(?<![\w$])use(?:ActionState|DeferredValue|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|SyncExternalStore|Transition)(?=\s*[<(])/g;

/** A component that runs in node only: its file, what it is, how it is called in messages, and what to do about code for the browser. */
type StaticComponent = { file: SourceFile; subject: string; kind: string; advice: string };

/**
 * Finds event handlers in the components of static block types, of those with an enhance script and of layouts, and hooks in
 * these and in the modules that they import. The browser never loads these components, so neither does anything.
 */
export function findClientCode(code: Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile' | 'folders'>): SourceMistake[] {
  return [...staticBlocks(code), ...layouts(code)].flatMap(({ file, subject, kind, advice }) => {
    const handlers = mistakesIn(file, handler, (name) => `${subject} ${kind}, so "${name}" is never called.`);
    const hooks = modulesOf(file).flatMap((module) =>
      mistakesIn(
        module,
        hook,
        (name) => `${subject} ${kind}${module === file ? '' : ' and imports this file'}, so "${name}" does nothing.`,
      ),
    );
    return [...handlers, ...hooks].map((mistake) => ({ ...mistake, message: `${mistake.message}\n${advice}` }));
  });
}

const staticBlocks = ({ blockTypes, traitsOf, componentFile }: Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile'>) =>
  blockTypes
    .map((type) => ({ type, interactive: traitsOf(type).interactive }))
    .filter(({ interactive }) => !interactive || interactive.enhance !== undefined)
    .map(
      ({ type, interactive }): StaticComponent => ({
        file: readSource(componentFile(type)),
        subject: `The block type "${type}"`,
        ...(interactive
          ? {
              kind: 'has an enhance script, and its component runs in node only',
              advice: `Add event listeners in src/blocks/${type}.enhance.ts.`,
            }
          : {
              kind: 'is static',
              advice: `Make it interactive: declare interactive: { hydrate: 'always', chunk: 'own' } in schemas/blocks/${type}.ts, and move the component from src/blocks/static.ts to src/blocks/interactive.ts. Or do without it.`,
            }),
      }),
    );

/** The headers and footers: the components that the module of the site's components imports, or a list that it imports, without the blocks. */
const layouts = ({ folders }: Pick<SiteCode, 'folders'>): StaticComponent[] =>
  folders
    .filter((folder) => existsSync(join(folder, 'site.ts')))
    .flatMap((folder) =>
      filesOnDemand(readSource(join(folder, 'site.ts')))
        .flatMap(importedFiles)
        .filter(({ path }) => dirname(path) !== join(folder, 'blocks')),
    )
    .flatMap((file) => (file.path.endsWith('.tsx') ? [file] : importedFiles(file)))
    .filter(({ path }) => path.endsWith('.tsx'))
    .map((file) => ({
      file,
      subject: 'The layout of every page',
      kind: 'is static',
      advice: 'Use what works without script, such as links, details and popover; or write an interactive block type.',
    }));

const mistakesIn = (file: SourceFile, pattern: RegExp, messageOf: (name: string) => string): SourceMistake[] =>
  [...file.code.matchAll(pattern)].map(({ 0: name, index }) => ({ file, at: index, message: messageOf(name) }));
