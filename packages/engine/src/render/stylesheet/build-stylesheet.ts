import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { Sources } from '../../bundle/components/source-file.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { engineDir } from '../../files/engine-module.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { themeCss } from './theme-css.ts';

export type StylesheetInput = {
  /** The code of the site: its theme and its components. */
  code: Pick<SiteCode, 'folder' | 'theme' | 'styles' | 'sharedFolders' | 'componentFile' | 'enhanceFile'>;
  site: SiteModel;
  /** The block types that the site's pages use; the sources of others contribute nothing. */
  types: ReadonlySet<string>;
  /** Class names computed from content. */
  contentClasses: ReadonlySet<string>;
};

/** Builds the stylesheet of a site, minified. It contains only the classes that the pages use. */
export async function buildStylesheet({ code, site, types, contentClasses }: StylesheetInput): Promise<string> {
  const own = await Promise.all(Object.values(code.styles).map((file) => readFile(file, 'utf8')));
  const source = [
    '@layer theme, base, components, utilities;',
    // `inline`: a value is shorter than a variable with a reference to it.
    '@import "tailwindcss/theme.css" layer(theme) theme(inline);',
    '@import "tailwindcss/utilities.css" layer(utilities) source(none);',
    themeCss(site, code.theme),
    ...own,
  ].join('\n');
  // Imported here because most builds find their stylesheet in the cache.
  const [{ compile, optimize }, { Scanner }] = await Promise.all([import('@tailwindcss/node'), import('@tailwindcss/oxide')]);
  const compiler = await compile(source, {
    base: code.folder,
    onDependency: () => undefined,
    // All supported browsers have `color-mix` and `@property`.
    polyfills: 0,
  });
  const candidates = new Scanner({}).scanFiles([{ content: await readLiterals(code, types), extension: 'html' }]);
  const css = compiler.build([...candidates, ...contentClasses]);
  return optimize(css, { minify: true }).code.trim();
}

/** The engine's folders with utility classes in their markup. */
const engineFolders = ['document', 'react'].map((name) => join(engineDir, name));

/**
 * Returns the texts of the string literals and templates in the sources that render a site, where class names always are. Words of
 * comments and code would be mistaken for class names.
 */
async function readLiterals(code: StylesheetInput['code'], types: ReadonlySet<string>): Promise<string> {
  const listed = await Promise.all(
    [...code.sharedFolders, ...engineFolders].map(async (folder) => {
      const names = await readdir(folder, { recursive: true });
      return names.filter((file) => /\.(?:tsx?|js)$/.test(file)).map((file) => join(folder, file));
    }),
  );
  const scripts = [...types].map(code.enhanceFile).filter((file) => existsSync(file));
  const blocks = [...[...types].map(code.componentFile), ...scripts];
  const literals: string[] = [];
  const sources = new Sources();
  const visitor = new Visitor({
    Literal: ({ value }) => literals.push(String(value)),
    TemplateElement: ({ value }) => literals.push(value.raw),
  });
  for (const file of [...listed.flat(), ...blocks].sort()) visitor.visit(sources.read(file).parsed.program);
  return literals.join(' ');
}
