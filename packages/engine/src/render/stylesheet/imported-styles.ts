import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { importsOf, lineAt, type SourceFile } from '../../bundle/components/source-file.ts';
import { CodeMistake } from '../../files/describe-code-error.ts';

/** The CSS that components import, and the files that it refers to, such as fonts, by their names in `assets/`. */
export type ImportedStyles = { css: string; files: ReadonlyMap<string, string> };

/** True for the import of a stylesheet. The bundlers of code leave it out, because pages have it in their own stylesheet. */
export const isStylesheet = (specifier: string): boolean => specifier.endsWith('.css');

/**
 * Reads the stylesheets that source files import, each once, in the order of the files: `import './map.css'`, `import 'a-package/style.css'`.
 * A stylesheet may import others in the same ways. `assets` is the path of the folder of assets on the host. Throws a `CodeMistake` for one that
 * does not exist.
 */
export function importedStyles(sources: Iterable<SourceFile>, assets: string): ImportedStyles {
  const files = new Map<string, string>();
  const seen = new Set<string>();
  const read = (path: string): string => {
    if (seen.has(path)) return '';
    seen.add(path);
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF?(?:@charset "[^"]*";)?/, '');
    const whole = text.replaceAll(nestedImport, (rule: string, specifier: string, media: string, at: number) => {
      const isInComment = text.lastIndexOf('/*', at) > text.lastIndexOf('*/', at);
      if (isInComment || isElsewhere.test(specifier)) return rule;
      const beside = join(dirname(path), specifier);
      const css = read(existsSync(beside) ? beside : locate({ path, text }, specifier, at));
      return media.trim() === '' ? css : `@media ${media.trim()} {\n${css}\n}`;
    });
    return whole.replaceAll(fileUrl, (url: string, specifier: string) => {
      const [name = '', suffix = ''] = specifier.split(/(?=[?#])/, 2);
      const file = join(dirname(path), name);
      if (name === '' || name.startsWith('/') || name.includes(':') || !existsSync(file)) return url;
      const published = hashedName(file);
      files.set(published, file);
      return `url("${assets}/${published}${suffix.startsWith('#') ? suffix : ''}")`;
    });
  };
  const css = [...sources].flatMap((source) =>
    importsOf(source)
      .filter(({ from }) => isStylesheet(from))
      .map(({ from, at }) => read(locate(source, from, at))),
  );
  return { css: css.join('\n'), files };
}

/** The import of a stylesheet in another one. */
const nestedImport = /@import\s+(?:url\()?["']([^"'()]*)["']\)?([^;@]*);/g;

/** A stylesheet of another host, which the policy of pages refuses. */
const isElsewhere = /^(?:[a-z]+:)?\/\//i;

/** A reference to a file. */
const fileUrl = /url\(["']?([^"'()]*)["']?\)/g;

function hashedName(file: string): string {
  const ending = extname(file);
  return `${basename(file, ending)}-${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)}${ending}`;
}

/** Returns the path of a stylesheet that a source file or another stylesheet imports. */
function locate(source: Pick<SourceFile, 'path' | 'text'>, specifier: string, at: number): string {
  const path = specifier.startsWith('.') ? join(dirname(source.path), specifier) : inPackage(source, specifier);
  if (path !== undefined && existsSync(path)) return path;
  const place = { file: source.path, line: lineAt(source, at), column: 1 };
  throw new CodeMistake(place, `There is no stylesheet "${specifier}".`, 'Correct the path, or install the package with npm install.');
}

function inPackage({ path }: Pick<SourceFile, 'path'>, specifier: string): string | undefined {
  try {
    return createRequire(path).resolve(specifier);
  } catch {
    return undefined;
  }
}
