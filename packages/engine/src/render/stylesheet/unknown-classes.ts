import { relative } from 'node:path';
import { nearestName } from '@pagewright/core';
import { type ESTree, Visitor } from 'rolldown/utils';
import { composedIn, isDeclared } from '../../bundle/components/class-names.ts';
import { lineAt, type SourceFile } from '../../bundle/components/source-file.ts';
import { engineDir } from '../../files/engine-module.ts';
import { isInside } from '../../files/is-inside.ts';

/** A text of a source file that contains class names or other words, and its offset. */
type Literal = { text: string; at: number };

/** Marks for variants such as `group-hover:` have no styles of their own. */
const isMark = (name: string): boolean => /^(?:group|peer)(?:\/|$)/.test(name);

type Stylesheets = {
  /** The folder from which files are named. */
  folder: string;
  /** The texts of the site's own stylesheets. */
  written: string;
  /** Returns the classes that the stylesheet would have if a component used them. */
  listUtilities: () => Promise<readonly string[]>;
};

/**
 * Returns a warning for each class name in a `className` attribute for which the stylesheet has no rule, with file, line and the nearest
 * class. A name in any other text of the modules, such as a selector in an enhance script, is a hook and has no warning. A name that is put
 * together has one when it may mean a class of Tailwind.
 */
export async function unknownClasses(
  modules: ReadonlySet<SourceFile>,
  css: string,
  { folder, written, listUtilities }: Stylesheets,
): Promise<string[]> {
  const known = classesIn(css);
  const byFile = [...modules].map((file) => ({ file, ...literalsOf(file) }));
  const named = new Set(byFile.flatMap(({ others }) => others.flatMap(({ text }) => text.match(/[\w-]+/g) ?? [])));
  // The developer of a site cannot change the engine, and a theme need not style all of its classes.
  const own = byFile.filter(({ file }) => !isInside(file.path, engineDir));
  const unknown = own.flatMap(({ file, classes }) =>
    classes.flatMap(({ text, at }) =>
      text.split(/\s+/).flatMap((name) => {
        if (name === '' || known.has(name) || named.has(name) || isMark(name)) return [];
        return { name, place: placeIn(file, at + text.indexOf(name), folder) };
      }),
    ),
  );
  const composed = own.flatMap(({ file }) =>
    composedIn(file)
      .filter((one) => isDeclared(one, written))
      .map(({ at, ...one }) => ({ ...one, place: placeIn(file, at, folder) })),
  );
  if (unknown.length + composed.length === 0) return [];
  const utilities = await listUtilities();
  const all = [...new Set([...known, ...utilities].map(withoutVariants))];
  const declared = [...classesIn(written)];
  return [
    ...unknown.map(({ name, place }) => {
      const nearest = nearestClass(name, all);
      return `${place}  The class "${name}" has no styles.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
    }),
    ...composed
      .filter(({ start }) => utilities.some((name) => name.startsWith(start)))
      .map(({ name, start, place }) => {
        const styled = declared.filter((one) => one.startsWith(start)).join(', ');
        return `${place}  The class name ${name} is put together from parts: it has styles when it is one of your stylesheets (${styled}), and none when it is another of Tailwind. Write those whole.`;
      }),
  ];
}

const placeIn = (file: SourceFile, at: number, folder: string): string =>
  `${relative(folder, file.path).replaceAll('\\', '/')}:${lineAt(file, at)}`;

/** Returns the class with the most similar name, after the same variants, such as `sm:`. */
function nearestClass(name: string, all: readonly string[]): string | undefined {
  const own = withoutVariants(name);
  const nearest = nearestName(own, all);
  return nearest === undefined ? undefined : name.slice(0, name.length - own.length) + nearest;
}

const withoutVariants = (name: string): string => name.replace(/^(?:[\w-]+:)*/, '');

/** Returns the class names in the selectors of a stylesheet. Numbers in its values are among them, which is no harm. */
const classesIn = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.matchAll(/\.((?:\\3\d |\\.|[\w-])+)/g)].map(([, name = '']) =>
      name.replaceAll(/\\3(\d) |\\(.)/g, (_, digit: string | undefined, character: string) => digit ?? character),
    ),
  );

/** Returns the texts of a file that are class names for certain, because they are the value of `className`, and all others. */
function literalsOf({ parsed }: SourceFile): { classes: Literal[]; others: Literal[] } {
  const all: Literal[] = [];
  const classes: Literal[] = [];
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'className' && value) classes.push(...classesOf(value));
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') all.push({ text: value, at: start + 1 });
    },
    TemplateElement: ({ value, start }) => all.push({ text: value.raw, at: start }),
  }).visit(parsed.program);
  const places = new Set(classes.map(({ at }) => at));
  return { classes, others: all.filter(({ at }) => !places.has(at)) };
}

type Value = ESTree.Expression | ESTree.JSXAttributeValue | ESTree.JSXEmptyExpression | ESTree.SpreadElement;

/** Returns the texts that an expression can have as its value: without conditions, keys and parts of other calls. */
function classesOf(value: Value): Literal[] {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [{ text: value.value, at: value.start + 1 }] : [];
  if (value.type === 'JSXExpressionContainer') return classesOf(value.expression);
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(classesOf);
  if (value.type === 'LogicalExpression') return classesOf(value.right);
  const joins = value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'classNames';
  return joins ? value.arguments.flatMap(classesOf) : [];
}
