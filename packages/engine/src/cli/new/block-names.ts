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

/** Derives the names from that of the type. A name that is taken ends in "Block": `switchBlock` for the type `switch`. */
export function blockNames(type: string): BlockNames {
  const component = type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const declaration = component.charAt(0).toLowerCase() + component.slice(1);
  const suffix = taken.has(declaration) || taken.has(component) ? 'Block' : '';
  return { type, declaration: `${declaration}${suffix}`, component: `${component}${suffix}` };
}
