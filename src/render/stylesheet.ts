import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import type { BlockType } from '../../schemas/blocks/index.ts';
import type { SiteModel } from '../model/site-model.ts';
import { themeCss } from './theme-css.ts';

type StylesheetInput = {
  /** The folder of the project, in which `src/` lies. */
  root: string;
  site: SiteModel;
  /** The block types that the site's pages use; the sources of others contribute nothing. */
  types: ReadonlySet<BlockType>;
  /** Classes made from content. */
  contentClasses: ReadonlySet<string>;
};

const handWritten = ['base.css', 'header.css', 'motion.css', 'prose.css'];

/** The one stylesheet of a site: what its pages use and nothing else, minified. */
export async function buildStylesheet({ root, site, types, contentClasses }: StylesheetInput): Promise<string> {
  const shell = join(root, 'src', 'shell');
  const own = await Promise.all(handWritten.map((name) => readFile(join(shell, name), 'utf8')));
  const source = [
    '@layer theme, base, components, utilities;',
    '@import "tailwindcss/theme.css" layer(theme);',
    '@import "tailwindcss/preflight.css" layer(base);',
    '@import "tailwindcss/utilities.css" layer(utilities) source(none);',
    themeCss(site),
    ...own,
  ].join('\n');
  const compiler = await compile(source, { base: root, onDependency: () => undefined });
  const scanner = new Scanner({ sources: sourcesOf(root, types) });
  const css = compiler.build([...scanner.scan(), ...contentClasses]);
  return optimize(css, { minify: true }).code.trim();
}

function sourcesOf(root: string, types: ReadonlySet<BlockType>): { base: string; pattern: string; negated: boolean }[] {
  const rooms = ['ui', 'shell', 'client'].map((room) => ({ base: join(root, 'src', room), pattern: '**/*.{ts,tsx}', negated: false }));
  const blocks = [...types].map((type) => ({ base: join(root, 'src', 'blocks'), pattern: `${type}.tsx`, negated: false }));
  return [...rooms, ...blocks];
}
