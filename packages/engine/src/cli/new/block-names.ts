import { importedName, keyOf } from './write-code.ts';

/** The names of a block type in code: `promo-banner`, `promoBanner`, `PromoBanner`. */
export type BlockNames = {
  type: string;
  /** The name of its declaration. */
  declaration: string;
  component: string;
};

/** Words that cannot be the name of a constant in a module, and names that the generated files already use. */
const taken = new Set([
  ...'arguments await break case catch class const continue debugger default delete do else enum eval export extends false'.split(' '),
  ...'finally for function if implements import in instanceof interface let new null package private protected public'.split(' '),
  ...'return static super switch this throw true try typeof undefined var void while with yield'.split(' '),
  ...'z blocks blockBase defineBlock textSchema'.split(' '),
]);

/**
 * Derives the names from that of the type. A name that is taken ends in "Block": `switchBlock` for the type `switch`. `list` is the text
 * of the site's list of declarations: a name that it imports already stays.
 */
export function blockNames(type: string, list = ''): BlockNames {
  const component = type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const declaration = component.charAt(0).toLowerCase() + component.slice(1);
  const suffix = taken.has(declaration) || taken.has(component) ? 'Block' : '';
  return { type, declaration: importedName(list, `./${type}.ts`) ?? `${declaration}${suffix}`, component: `${component}${suffix}` };
}

/** Returns what replaces the words in the templates of a block type. */
export const blockWords = ({ type, declaration, component }: BlockNames): Record<string, string> => ({
  "(typeof blocks)['BLOCK_TYPE']": type.includes('-') ? `(typeof blocks)['${type}']` : `typeof blocks.${type}`,
  BLOCK_TYPE: type,
  BLOCK_KEY: keyOf(type),
  BLOCK_DECLARATION: declaration,
  BLOCK_COMPONENT: component,
});
