import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Visitor } from 'rolldown/utils';
import type { SiteCode } from '../../definition/site-code.ts';
import type { SourceFile, SourceMistake, Sources } from './source-file.ts';

/** Hooks of React that do something only in a browser. */
const clientHook =
  /^use(?:ActionState|DeferredValue|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|SyncExternalStore|Transition)$/;

/** A component that runs in node only: its file, what it is, how it is called in messages, and what to do about code for the browser. */
type StaticComponent = { file: SourceFile; subject: string; kind: string; advice: string };

/**
 * Finds event handlers in the components of static block types, of those with an enhance script and of layouts, and hooks in
 * these and in the modules that they import. The browser never loads these components, so neither does anything.
 */
export function findClientCode(
  code: Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile' | 'folders'>,
  sources: Sources,
): SourceMistake[] {
  return [...staticBlocks(code, sources), ...layouts(code, sources)].flatMap(({ file, subject, kind, advice }) => {
    const handlers = clientNames(file).handlers.map(({ name, at }) => ({
      file,
      at,
      message: `${subject} ${kind}, so "${name}" is never called.`,
    }));
    const hooks = sources.modulesOf(file).flatMap((module) =>
      clientNames(module).hooks.map(({ name, at }) => ({
        file: module,
        at,
        message: `${subject} ${kind}${module === file ? '' : ' and imports this file'}, so "${name}" does nothing.`,
      })),
    );
    return [...handlers, ...hooks].map((mistake) => ({ ...mistake, message: `${mistake.message}\n${advice}` }));
  });
}

const staticBlocks = (
  { blockTypes, traitsOf, componentFile }: Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile'>,
  sources: Sources,
): StaticComponent[] =>
  blockTypes
    .map((type) => ({ type, interactive: traitsOf(type).interactive }))
    .filter(({ interactive }) => !interactive || interactive.enhance !== undefined)
    .map(({ type, interactive }) => ({
      file: sources.read(componentFile(type)),
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
    }));

/** The headers and footers: the components that the module of the site's components imports, or a list that it imports, without the blocks. */
const layouts = ({ folders }: Pick<SiteCode, 'folders'>, sources: Sources): StaticComponent[] =>
  folders
    .filter((folder) => existsSync(join(folder, 'site.ts')))
    .flatMap((folder) =>
      sources
        .importedOnDemand(sources.read(join(folder, 'site.ts')))
        .flatMap((file) => sources.importedBy(file))
        .filter(({ path }) => dirname(path) !== join(folder, 'blocks')),
    )
    .flatMap((file) => (file.path.endsWith('.tsx') ? [file] : sources.importedBy(file)))
    .filter(({ path }) => path.endsWith('.tsx'))
    .map((file) => ({
      file,
      subject: 'The layout of every page',
      kind: 'is static',
      advice: 'Use what works without script, such as links, details and popover; or write an interactive block type.',
    }));

/** A name in a source file, and its offset. */
type Name = { name: string; at: number };

/** Finds the event handlers in JSX, such as `onClick={…}`, and the calls of hooks that do something only in a browser. */
function clientNames({ parsed }: SourceFile): { handlers: Name[]; hooks: Name[] } {
  const handlers: Name[] = [];
  const hooks: Name[] = [];
  const visitor = new Visitor({
    JSXAttribute: ({ name: { name, start }, value }) => {
      const isHandler = typeof name === 'string' && /^on[A-Z]/.test(name) && value?.type === 'JSXExpressionContainer';
      if (isHandler) handlers.push({ name, at: start });
    },
    CallExpression: ({ callee }) => {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && clientHook.test(called.name)) hooks.push({ name: called.name, at: called.start });
    },
  });
  visitor.visit(parsed.program);
  return { handlers, hooks };
}
