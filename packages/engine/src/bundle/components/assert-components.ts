import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { codeFolder } from '../../definition/code-folders.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { findComposedClasses } from './class-names.ts';
import { findSiblingImports } from './sibling-imports.ts';
import { importsOf, lineAt, type SourceFile, type SourceMistake, Sources } from './source-file.ts';
import { findWrongDefaults } from './wrong-defaults.ts';

/**
 * Rejects with a `ComponentError` when the source of a component has what cannot work: event handlers or hooks in a static block
 * type, an enhance script that cannot run, class names that the stylesheet cannot have, or the component of another block type; or a field has a wrong default.
 */
export async function assertComponents(code: SiteCode): Promise<void> {
  const mistakes = await findComponentMistakes(code);
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ place, message }) => `${place}  ${message}`);
  throw new ComponentError([...new Set(lines)].join('\n\n'));
}

/** Finds what `assertComponents` reports: the file with the line, from the folder of the project, and what is wrong. */
export async function findComponentMistakes(code: SiteCode): Promise<{ place: string; message: string }[]> {
  const sources = new Sources();
  const checks = [findClientCode, findEnhanceMistakes, findLayoutScripts, findComposedClasses, findSiblingImports, findWrongDefaults];
  const found = await Promise.all(checks.map((find) => find(code, sources)));
  return found.flat().map(({ file, at, message }) => ({
    place: `${relative(codeFolder(code), file.path).replaceAll('\\', '/')}:${lineAt(file, at)}`,
    message: message.replaceAll('\n', '\n  '),
  }));
}

/** Components that compile and cannot work. The message has a paragraph for each mistake, with file and line. */
export class ComponentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ComponentError';
  }
}

/** Hooks of React that do something only in a browser. */
const clientHook =
  /^use(?:ActionState|DeferredValue|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|SyncExternalStore|Transition)$/;

/** A component that runs in node only: its file, what it is, how it is called in messages, and what to do about code for the browser. */
type StaticComponent = { file: SourceFile; subject: string; kind: string; advice: string };

/**
 * Finds event handlers in the components of static block types, of those with an enhance script and of layouts, and hooks in
 * these and in the modules that they import. The browser never loads these components, so neither does anything.
 */
function findClientCode(code: Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile' | 'folders'>, sources: Sources): SourceMistake[] {
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

type Code = Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile' | 'enhanceFile'>;

/** React, also through the engine's components. */
const reactModule = /^(?:react(?:-dom)?(?:\/.*)?|pagewright\/(?:react|forms))$/;

/**
 * Finds enhance scripts that cannot run or miss their purpose: a declared one without a file or without a default export, a
 * file that no block type declares, and a script that imports React.
 */
function findEnhanceMistakes(code: Code, sources: Sources): SourceMistake[] {
  return code.blockTypes.flatMap((type) => {
    const { interactive } = code.traitsOf(type);
    const path = code.enhanceFile(type);
    const isDeclared = interactive && interactive.enhance !== undefined;
    if (!existsSync(path)) return isDeclared ? [missingScript(type, sources.read(code.componentFile(type)))] : [];
    const file = sources.read(path);
    const otherwise = `make the block an island: declare hydrate in schemas/blocks/${type}.ts`;
    return isDeclared ? mistakesOfScript(type, otherwise, file, sources) : [undeclaredScript(type, file)];
  });
}

/** Finds scripts of layouts that cannot run, and parts of layouts whose script is missing. */
function findLayoutScripts(code: Pick<SiteCode, 'layoutScripts' | 'folders'>, sources: Sources): SourceMistake[] {
  const wrong = Object.entries(code.layoutScripts).flatMap(([name, path]) =>
    mistakesOfScript(name, 'write an interactive block type', sources.read(path), sources),
  );
  const modules = new Set(layouts(code, sources).flatMap(({ file }) => sources.modulesOf(file)));
  const missing = [...modules].flatMap((file) =>
    scriptsNamedIn(file)
      .filter(({ name }) => !Object.hasOwn(code.layoutScripts, name))
      .map(({ name, at }) => ({
        file,
        at,
        message: `There is no src/layout/${name}.enhance.ts. Write it: its default export is the function that enhances this part of the layout.`,
      })),
  );
  return [...wrong, ...missing];
}

/** Returns the names of the scripts of `<Enhanced script="…">` in a file. */
function scriptsNamedIn({ parsed }: SourceFile): Name[] {
  const names: Name[] = [];
  const visitor = new Visitor({
    JSXOpeningElement: ({ name: element, attributes }) => {
      if (element.type !== 'JSXIdentifier' || element.name !== 'Enhanced') return;
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.name.name === 'script' && attribute.value?.type === 'Literal')
          names.push({ name: String(attribute.value.value), at: attribute.start });
    },
  });
  visitor.visit(parsed.program);
  return names;
}

const missingScript = (type: string, file: SourceFile): SourceMistake => ({
  file,
  at: 0,
  message: `The block type "${type}" declares enhance, and src/blocks/${type}.enhance.ts is missing. Write it: its default export is the function that enhances the block.`,
});

const undeclaredScript = (type: string, file: SourceFile): SourceMistake => ({
  file,
  at: 0,
  message: `No browser loads this script, because the block type "${type}" does not declare it. Declare interactive: { enhance: 'always' } in schemas/blocks/${type}.ts, or remove the file.`,
});

/** `otherwise` is what to do instead when the script needs React. */
function mistakesOfScript(name: string, otherwise: string, file: SourceFile, sources: Sources): SourceMistake[] {
  const withoutDefault: SourceMistake = {
    file,
    at: 0,
    message: `This script has no default export. Write: export default function enhance(element, props, signal) { … }`,
  };
  const ofReact = sources.modulesOf(file).flatMap((module) =>
    importsOf(module)
      .filter(({ from }) => reactModule.test(from))
      .map(({ from, at }) => ({
        file: module,
        at,
        message: `The enhance script of "${name}" imports "${from}", so each visitor loads React for it. Do without it, or ${otherwise}.`,
      })),
  );
  const exported = file.parsed.module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  const hasDefault = exported.some(({ kind, name }) => kind === 'Default' || name === 'default');
  return hasDefault ? ofReact : [withoutDefault, ...ofReact];
}
