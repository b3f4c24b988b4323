import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basePath, createPageSettings, type PageFacts, type SiteModel } from '@pagewright/core';
import type { SourceFile } from '../../bundle/components/source-file.ts';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../../cache/text-cache.ts';
import { codeFolder } from '../../definition/code-folders.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { engineDir } from '../../files/engine-module.ts';
import { isInside } from '../../files/is-inside.ts';
import { consentClasses } from '../consent.tsx';
import { assertStyles } from './assert-styles.ts';
import { type ImportedStyles, importedStyles } from './imported-styles.ts';
import { themeCss } from './theme-css.ts';

/** The number of stylesheets in the cache: enough for the sites that one person works on. */
const maxStylesheets = 20;

/**
 * Returns the stylesheet of a site: from the cache when code, theme and block types are unchanged, else built. `onWarning` gets a line for
 * each class name in a component that it has no rule for.
 */
export async function cachedStylesheet(
  input: StylesheetInput,
  { root, fingerprint }: { root: string; fingerprint: string },
  onWarning?: (warning: string) => void,
): Promise<string> {
  const { code, site, types, contentClasses } = input;
  const parts = JSON.stringify([
    themeCss(site, code.theme),
    [...types].sort(),
    [...contentClasses].sort(),
    unneededFiles(code, site),
    basePath(site),
  ]);
  const folder = join(root, '.cache', 'styles');
  const checked = join(folder, cacheKey(fingerprint, parts));
  // Of one that nobody wanted warnings about, the next build warns.
  const file = onWarning ? checked : join(folder, cacheKey(fingerprint, parts, 'unchecked'));
  const cached = readCachedText(checked) ?? readCachedText(file);
  if (cached !== undefined) return cached;
  const warnings: string[] = [];
  const css = await buildStylesheet(input, onWarning && ((warning) => warnings.push(warning)));
  for (const warning of warnings) onWarning?.(warning);
  // The next build warns again.
  if (warnings.length > 0) return css;
  await writeCachedText(file, css);
  await removeOldEntries(folder, maxStylesheets);
  return css;
}

type StylesheetInput = {
  /** The code of the site: its theme and its components. */
  code: Pick<SiteCode, 'folder' | 'theme' | 'styles' | 'sharedFolders' | 'optionalFiles' | 'blockTypes' | 'componentFile' | 'enhanceFile'>;
  site: SiteModel;
  /** The block types that the site's pages use; the sources of others contribute nothing. */
  types: ReadonlySet<string>;
  /** Class names computed from content. */
  contentClasses: ReadonlySet<string>;
};

/** Builds the stylesheet of a site, minified. It contains only the classes that the pages use. */
export async function buildStylesheet(
  { code, site, types, contentClasses }: StylesheetInput,
  onWarning?: (warning: string) => void,
): Promise<string> {
  assertStyles(code);
  const unneeded = unneededFiles(code, site);
  const sheets = Object.values(code.styles).filter((file) => !unneeded.some((path) => isInside(file, path)));
  const own = await Promise.all(sheets.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  const source = [
    '@layer theme, base, components, utilities;',
    // `inline`: a value is shorter than a variable with a reference to it.
    '@import "tailwindcss/theme.css" layer(theme) theme(inline);',
    '@import "tailwindcss/utilities.css" layer(utilities) source(none);',
    themeCss(site, code.theme),
    ...own.map(({ text }) => text),
  ].join('\n');
  // Imported here because most builds find their stylesheet in the cache.
  const [{ compile, optimize }, { Scanner }] = await Promise.all([import('@tailwindcss/node'), import('@tailwindcss/oxide')]);
  const compiler = await compile(source, {
    base: code.folder,
    onDependency: () => undefined,
    // All supported browsers have `color-mix` and `@property`.
    polyfills: 0,
  }).catch(async (error: unknown) => {
    const { styleMistake } = await import('./style-mistake.ts');
    throw await styleMistake(error, code.folder, own);
  });
  const { literals, unusedNames, modules } = await readLiterals(code, types, unneeded);
  const candidates = new Scanner({}).scanFiles([{ content: literals, extension: 'html' }]);
  const imported = importedStyles(modules(), assetsOf(site)).css;
  // After Tailwind, which knows its own syntax only. Utility classes of the site win over what packages say.
  const { removeUnusedRules } = await import('./remove-unused-rules.ts');
  const unused = unusedNames();
  const built = removeUnusedRules(
    compiler.build([...candidates, ...contentClasses]),
    (name) => unused.has(name) && !contentClasses.has(name),
  );
  const css = built + (imported === '' ? '' : `\n@layer components {\n${imported}\n}`);
  if (onWarning) {
    const { unknownClasses } = await import('./unknown-classes.ts');
    const listUtilities = async (): Promise<string[]> => {
      const { __unstable__loadDesignSystem: loadDesignSystem } = await import('@tailwindcss/node');
      return (await loadDesignSystem(source, { base: code.folder })).getClassList().map(([name]) => name);
    };
    const written = own.map(({ text }) => text).join('\n');
    for (const warning of await unknownClasses(modules(), css, { folder: codeFolder(code), written, listUtilities })) onWarning(warning);
  }
  return optimize(css, { minify: true }).code.trim();
}

/** The path of the folder of assets on the host of a site. */
const assetsOf = (site: SiteModel): string => `${basePath(site)}/assets`;

/**
 * Returns the files that the stylesheets of components refer to, such as the fonts of a package, by their names in `assets/`. `stylesheet`
 * is that of the site.
 */
export async function filesOfStylesheet(stylesheet: string, { code, site, types }: StylesheetInput): Promise<ImportedStyles['files']> {
  if (!stylesheet.includes(`${assetsOf(site)}/`)) return new Map();
  const { modules } = await readLiterals(code, types, unneededFiles(code, site));
  return importedStyles(modules(), assetsOf(site)).files;
}

/** Returns the files and folders that the settings do not need: those of the site, of its languages and profiles. */
export function unneededFiles({ optionalFiles }: Pick<SiteCode, 'optionalFiles'>, site: SiteModel): string[] {
  const settingsOf = createPageSettings<SiteModel>();
  const all = [site, ...Object.values(site.translations ?? {})].flatMap((one) => [
    one,
    ...one.profiles.map(({ name }) => settingsOf(one, { path: '/', profile: name })),
  ]);
  return Object.entries(optionalFiles).flatMap(([file, isNeeded]) => (all.some(isNeeded) ? [] : [file]));
}

/** The engine's folders with utility classes in their markup. */
const engineFolders = ['document', 'react'].map((name) => join(engineDir, name));

type Literals = { literals: string; unusedNames: () => ReadonlySet<string>; modules: () => Set<SourceFile> };

/**
 * Returns the texts of the string literals and templates in the sources that render a site, where class names always are. Words of
 * comments and code would be mistaken for class names. `unusedNames` returns the words that only other components of the site have, and
 * `modules` the sources that render it and all that they import.
 */
async function readLiterals(code: StylesheetInput['code'], types: ReadonlySet<string>, unneeded: readonly string[]): Promise<Literals> {
  const [{ sourceTexts, withImports }, { Sources }] = await Promise.all([
    import('./source-texts.ts'),
    import('../../bundle/components/source-file.ts'),
  ]);
  const [shared, engine] = await Promise.all([sourcesIn(code.sharedFolders), sourcesIn(engineFolders)]);
  const filesOf = (names: Iterable<string>): string[] => [
    ...shared,
    ...[...names].flatMap((type) => [code.componentFile(type), code.enhanceFile(type)]).filter((file) => existsSync(file)),
  ];
  const isNeeded = (path: string): boolean => !unneeded.some((one) => isInside(path, one));
  const own = withImports(filesOf(types), isNeeded);
  const files = [...engine, ...own].sort();
  const textsOf = (paths: Iterable<string>): string => [...paths].map((path) => sourceTexts(path).literals).join(' ');
  const literals = textsOf(files);
  const unusedNames = (): Set<string> => {
    const all = withImports(filesOf(code.blockTypes), () => true);
    const names = new Set(wordsIn(textsOf([...all].filter((path) => !own.has(path)))));
    for (const name of wordsIn(literals)) names.delete(name);
    return names;
  };
  const modules = (): Set<SourceFile> => {
    const sources = new Sources();
    return new Set(files.flatMap((file) => sources.modulesOf(sources.read(file))).filter(({ path }) => isNeeded(path)));
  };
  return { literals, unusedNames, modules };
}

/** Returns the source files in folders. */
async function sourcesIn(folders: readonly string[]): Promise<string[]> {
  const listed = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  );
  return listed.flat().filter((file) => /\.(?:tsx?|js)$/.test(file));
}

/** Returns the words of a text between spaces, and the names in those, such as `data-open` in `[data-open]`. */
const wordsIn = (text: string): string[] => text.split(/\s+/).flatMap((word) => [word, ...(word.match(/[\w-]+/g) ?? [])]);

/** The inputs of a stylesheet from content: the block types in use, and the class names computed from content and settings. */
type Usage = { types: ReadonlySet<string>; contentClasses: ReadonlySet<string> };

/** Collects the usage of pages and of the question for consent. */
export const collectUsage = (pages: readonly { facts: PageFacts }[], { analytics }: Pick<SiteModel, 'analytics'>): Usage => ({
  types: new Set(pages.flatMap(({ facts }) => facts.types)),
  contentClasses: new Set([...pages.flatMap(({ facts }) => facts.contentClasses), ...(analytics?.cookies ? consentClasses : [])]),
});
