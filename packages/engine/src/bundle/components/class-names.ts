import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '../../definition/site-code.ts';
import { readSource, type SourceFile, type SourceMistake } from './source-file.ts';

/**
 * Finds class names in components that are put together from parts, such as `text-${tone}`. The stylesheet has only class
 * names that are written whole in a file, so such a class has no styles. A class that the site's own stylesheets declare may
 * be put together.
 */
export function findComposedClasses(code: Pick<SiteCode, 'blockTypes' | 'componentFile' | 'sharedFolders' | 'styles'>): SourceMistake[] {
  const css = Object.values(code.styles)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const shared = code.sharedFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const paths = new Set([...code.blockTypes.map(code.componentFile), ...shared.filter((path) => path.endsWith('.tsx'))]);
  return [...paths].map(readSource).flatMap((file) =>
    composedIn(file)
      .filter(({ start }) => start === '' || !css.includes(`.${start}`))
      .map(({ at, name }) => ({
        file,
        at,
        message: `The class name ${name} is put together from parts, so the stylesheet does not have it.\nWrite each class name whole, such as { small: 'text-sm', large: 'text-4xl' }[size]. Names that depend on content are returned by the trait contentClasses; their function is in a file src/ui/<name>-classes.ts.`,
      })),
  );
}

/** A class name with a variable part: where it is, and what it starts with. */
type Composed = { at: number; name: string; start: string };

/** A variable in a template, with the characters directly before and behind it. */
const inTemplate = /(?:(?<![^\s`'"{}$])(?<start>[^\s`'"{}$]+))?\$\{(?:[^{}]|\{[^{}]*\})*\}(?<end>[^\s`'"{}$]*)/g;

/** A text before a `+`, with its last word. */
const beforePlus = /['"](?:[^'"\n]*\s)?(?<start>[^\s'"]*)['"]\s*\+/g;

/** True when a part of a class name has no end or no start of its own. A whole name may stand beside a variable that has spaces. */
const isPart = ({ start = '', end = '' }: Partial<Record<string, string>>): boolean => /[-:[(/]$/.test(start) || /^[-\])/:]/.test(end);

const composedIn = (file: SourceFile): Composed[] =>
  classExpressions(file.code).flatMap(({ from, to }) =>
    [inTemplate, beforePlus].flatMap((pattern) =>
      [...file.code.slice(from, to).matchAll(pattern)].flatMap(({ 0: name, index, groups = {} }) =>
        isPart(groups) ? [{ at: from + index, name, start: groups.start ?? '' }] : [],
      ),
    ),
  );

type Range = { from: number; to: number };

/** Returns the expressions of the `className` attributes, and the constants of the file that these name. */
function classExpressions(code: string): Range[] {
  const attributes = [...code.matchAll(/\bclassName=(?=\{)/g)].map(({ 0: name, index }) => ({
    from: index + name.length,
    to: endOfBraces(code, index + name.length),
  }));
  const used = new Set(attributes.flatMap(({ from, to }) => code.slice(from, to).match(/(?<![\w.$'"-])[A-Za-z_$][\w$]*/g) ?? []));
  return [...attributes, ...constants(code, used).filter(({ from, to }) => !attributes.some((one) => one.from < to && from < one.to))];
}

/** Returns the statements that declare constants with these names. */
function constants(code: string, names: ReadonlySet<string>): Range[] {
  let end = 0;
  return code.split(/(?<=;)/).flatMap((statement) => {
    const from = end;
    end += statement.length;
    const declared = /\bconst (?<name>[\w$]+)/.exec(statement);
    if (!declared || !names.has(declared.groups?.name ?? '') || !statement.endsWith(';')) return [];
    return statement.includes('=', declared.index) ? [{ from: from + declared.index, to: end }] : [];
  });
}

/** Returns the offset behind the brace that closes the one at `from`. */
function endOfBraces(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}
