import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineDir } from '../files/engine-module.ts';
import type { SiteModel } from '../model/site-model.ts';
import { themeCss } from './theme-css.ts';

export type StylesheetInput = {
  /** The folder of the project, in which `src/` lies. */
  root: string;
  site: SiteModel;
  /** The block types that the site's pages use; the sources of others contribute nothing. */
  types: ReadonlySet<string>;
  /** Class names computed from content. */
  contentClasses: ReadonlySet<string>;
};

const handWritten = ['reset.css', 'base.css', 'controls.css', 'header.css', 'motion.css', 'cloth.css', 'toasts.css', 'prose.css'];

/** The one stylesheet of a site: what its pages use and nothing else, minified. */
export async function buildStylesheet({ root, site, types, contentClasses }: StylesheetInput): Promise<string> {
  const theme = join(root, 'src', 'theme');
  const own = await Promise.all(handWritten.map((name) => readFile(join(theme, name), 'utf8')));
  const source = [
    '@layer theme, base, components, utilities;',
    // `inline`: a value is shorter than a variable and a reference to it.
    '@import "tailwindcss/theme.css" layer(theme) theme(inline);',
    '@import "tailwindcss/utilities.css" layer(utilities) source(none);',
    themeCss(site),
    ...own,
  ].join('\n');
  // Imported late: most builds find their stylesheet in the cache.
  const [{ compile, optimize }, { Scanner }] = await Promise.all([import('@tailwindcss/node'), import('@tailwindcss/oxide')]);
  const compiler = await compile(source, {
    base: root,
    onDependency: () => undefined,
    // All supported browsers have `color-mix` and `@property`.
    polyfills: 0,
  });
  const candidates = new Scanner({}).scanFiles([{ content: await readLiterals(root, types), extension: 'html' }]);
  const css = compiler.build([...candidates, ...contentClasses]);
  return optimize(css, { minify: true }).code.trim();
}

/** The folders whose parts any page may use. The preview's own have styles of their own. */
const folders = (root: string): string[] => [
  ...['ui', 'layout'].map((name) => join(root, 'src', name)),
  ...['client/boot', 'client/router', 'document', 'forms', 'react'].map((name) => join(engineDir, name)),
];

/**
 * Returns the string literals of the sources that render a site. Class names are always in string literals; words of
 * comments and code would be mistaken for class names.
 */
async function readLiterals(root: string, types: ReadonlySet<string>): Promise<string> {
  const listed = await Promise.all(
    folders(root).map(async (folder) => {
      const names = await readdir(folder, { recursive: true });
      return names.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, file));
    }),
  );
  const blocks = [...types].map((type) => join(root, 'src', 'blocks', `${type}.tsx`));
  const texts = await Promise.all([...listed.flat(), ...blocks].sort().map((file) => readFile(file, 'utf8')));
  const withoutComments = texts.join('\n').replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '');
  return (withoutComments.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).join(' ');
}
