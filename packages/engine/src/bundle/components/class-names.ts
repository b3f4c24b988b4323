import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, Visitor } from 'rolldown/utils';
import type { SiteCode } from '../../definition/site-code.ts';
import type { SourceFile, SourceMistake, Sources } from './source-file.ts';

/**
 * Finds class names in components that are put together from parts, such as `text-${tone}`. The stylesheet has only class
 * names that are written whole in a file, so such a class has no styles. A class that the site's own stylesheets declare may
 * be put together.
 */
export function findComposedClasses(
  code: Pick<SiteCode, 'blockTypes' | 'componentFile' | 'sharedFolders' | 'styles'>,
  sources: Sources,
): SourceMistake[] {
  const css = Object.values(code.styles)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const shared = code.sharedFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const paths = [...code.blockTypes.map(code.componentFile), ...shared.filter((path) => path.endsWith('.tsx'))];
  const files = new Set(paths.flatMap((path) => sources.modulesOf(sources.read(path))));
  return [...files].flatMap((file) =>
    composedIn(file)
      .filter((one) => !isDeclared(one, css))
      .map(({ at, name }) => ({
        file,
        at,
        message: `The class name ${name} is put together from parts, so the stylesheet does not have it.\nWrite each class name whole, such as { small: 'text-sm', large: 'text-4xl' }[size]. Names that depend on content are returned by the trait contentClasses; their function is in a file src/ui/<name>-classes.ts.`,
      })),
  );
}

/** True when a stylesheet declares a class that starts like one that is put together. */
export const isDeclared = ({ start }: Composed, css: string): boolean => start !== '' && css.includes(`.${start}`);

/** A class name with a variable part: where it is, and what it starts with. */
export type Composed = { at: number; name: string; start: string };

/** Finds the class names that are put together in the `className` attributes of a file, and in the constants that these name. */
export function composedIn({ text, parsed }: SourceFile): Composed[] {
  const attributes: ESTree.Span[] = [];
  const constants: ESTree.VariableDeclarator[] = [];
  const identifiers: { name: string; start: number }[] = [];
  const composed: Composed[] = [];
  const visitor = new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'className' && value?.type === 'JSXExpressionContainer') attributes.push(value);
    },
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind === 'const') constants.push(...declarations);
    },
    Identifier: ({ name, start }) => {
      if (text[start - 1] !== '.') identifiers.push({ name, start });
    },
    TemplateLiteral: (template) => composed.push(...partsOfTemplate(template, text)),
    BinaryExpression: (sum) => composed.push(...partOfSum(sum, text)),
  });
  visitor.visit(parsed.program);
  const isIn = (at: number, ranges: readonly ESTree.Span[]): boolean => ranges.some(({ start, end }) => start <= at && at < end);
  const used = new Set(identifiers.filter(({ start }) => isIn(start, attributes)).map(({ name }) => name));
  // A component is a constant as well, but no class name.
  const isUsed = ({ id, start, end }: ESTree.VariableDeclarator): boolean =>
    id.type === 'Identifier' && used.has(id.name) && !attributes.some((one) => isIn(one.start, [{ start, end }]));
  const ranges = [...attributes, ...constants.filter(isUsed)];
  return composed.filter(({ at }) => isIn(at, ranges));
}

/** Returns the parts of class names in a template: a variable with the characters directly before and behind it. */
function partsOfTemplate({ start, end, expressions }: ESTree.TemplateLiteral, text: string): Composed[] {
  let from = start + 1;
  return expressions.flatMap((expression) => {
    const open = text.lastIndexOf('${', expression.start);
    const close = text.indexOf('}', expression.end) + 1;
    const first = text.slice(from, open).split(separator).at(-1) ?? '';
    const [last = ''] = text.slice(close, end - 1).split(separator, 1);
    from = close + last.length;
    const name = text.slice(open - first.length, from);
    return isPart(first, last) ? [{ at: open - first.length, name, start: first }] : [];
  });
}

/** Returns the part of a class name before a `+`. */
function partOfSum({ operator, left, right }: ESTree.BinaryExpression, text: string): Composed[] {
  const literal = left.type === 'BinaryExpression' ? left.right : left;
  if (operator !== '+' || literal.type !== 'Literal' || typeof literal.value !== 'string') return [];
  const start = literal.value.split(separator).at(-1) ?? '';
  return isPart(start) ? [{ at: literal.start, name: text.slice(literal.start, right.start).trimEnd(), start }] : [];
}

const separator = /[\s'"`{}$]/;

/** True when a part of a class name has no end or no start of its own. A whole name may stand beside a variable that has spaces. */
const isPart = (start: string, end = ''): boolean => /[-:[(/]$/.test(start) || /^[-\])/:]/.test(end);
