import { type Selector, transform } from 'lightningcss';

/**
 * Removes the selectors of a stylesheet that need a class which `isUnused` knows to be on no page, and the rules without any other. Elements,
 * attributes and what a selector excludes do not count.
 */
export function removeUnusedRules(css: string, isUnused: (name: string) => boolean): string {
  const matches = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return !isUnused(part.name);
      if (part.type !== 'pseudo-class') return true;
      return part.kind === 'where' || part.kind === 'is' || part.kind === 'has' ? part.selectors.some(matches) : true;
    });
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some(matches) ? undefined : []) },
      Selector: (selector) => (matches(selector) ? undefined : []),
    },
  });
  return code.toString();
}
