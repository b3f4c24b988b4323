import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** The maximum nesting of elements. Lists in tables in quotes need a dozen levels. */
export const maxHtmlDepth = 32;

/** The maximum number of elements in one text. A table of 100 rows and 10 columns has 1,100. */
export const maxHtmlElements = 5000;

/** The limit that a text exceeds, so that it is too costly to parse. */
export type HtmlExcess = 'depth' | 'elements';

class ExcessError extends Error {
  constructor(readonly excess: HtmlExcess) {
    super(`The HTML has more ${excess} than the limit.`);
  }
}

/**
 * Returns the limit that some HTML exceeds, or undefined. The passes over the parsed tree are recursive and
 * would exhaust the call stack, and formatting elements that stay open are repeated by the parser in every paragraph
 * that follows. So this parses with the same parser as they do, counts open elements meanwhile and stops at the limit.
 */
export function findHtmlExcess(html: string): HtmlExcess | undefined {
  try {
    return depthOf(parseFragment(html, { treeAdapter: countingAdapter() })) > maxHtmlDepth ? 'depth' : undefined;
  } catch (error) {
    if (error instanceof ExcessError) return error.excess;
    throw error;
  }
}

/** The elements that the parser itself opens around a fragment. */
const openAround = 2;

function countingAdapter(): typeof defaultTreeAdapter {
  let open = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    onItemPush: () => {
      open += 1;
      elements += 1;
      if (open > maxHtmlDepth + openAround) throw new ExcessError('depth');
      if (elements > maxHtmlElements) throw new ExcessError('elements');
    },
    onItemPop: () => {
      open -= 1;
    },
  };
}

/** The depth of a parsed tree, without recursion. Misnested elements may be deeper than the parser had open at once. */
function depthOf(root: DefaultTreeAdapterTypes.ParentNode): number {
  let deepest = 0;
  const rest: { node: DefaultTreeAdapterMap['node']; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, depth } = next;
    deepest = Math.max(deepest, depth);
    const inside = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of inside) rest.push({ node: child, depth: depth + 1 });
  }
  return deepest;
}
