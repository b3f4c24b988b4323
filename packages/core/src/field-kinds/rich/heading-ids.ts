import type { Element, Root } from 'hast';
import { anchorOf } from '../../text/slug.ts';
import { isUsedId } from '../../text/used-ids.ts';
import type { TextPart } from '../../yaml/yaml-file.ts';
import type { TextOrigin } from './text-origin.ts';

/** The elements of headings in rich texts. */
export const headingElements = ['h2', 'h3', 'h4'];

/** What an id that an author writes may contain. */
const validId = /^[\p{L}\p{M}\p{N}._:-]+$/u;

/** A heading of a text: its id there, and the id that its words give, or else where the author has written one. */
export type TextHeading = { id: string; slug?: string; part?: TextPart };

/** A written id that its heading cannot have, where it is, and what is accepted instead. */
type RefusedId = { name: string; part?: TextPart; accepted: string };

/** Gives every heading of a sanitised text its id: the one that is written, or one made from its words. */
export function assignHeadingIds(tree: Root, origin: TextOrigin): { headings: TextHeading[]; refused: RefusedId[] } {
  const elements = headingsIn(tree);
  const refused: RefusedId[] = [];
  const written = new Set<string>();
  const headings = elements.map((element): TextHeading => {
    const { id } = element.properties;
    const words = { id: '', slug: slugOfHeading(element) };
    if (typeof id !== 'string') return words;
    const fault = faultOf(id, written);
    const part = partOf(element, id, origin);
    written.add(id);
    if (fault === undefined) return { id, ...part };
    refused.push({ ...fault, ...part });
    return words;
  });
  const ids = uniqueIds(headings, isUsedId);
  for (const [index, element] of elements.entries()) element.properties.id = ids[index];
  return { headings: headings.map((heading, index) => ({ ...heading, id: ids[index] ?? '' })), refused };
}

/** Returns where the id of a heading is: behind its words in Markdown, or in its tag. */
function partOf({ position, tagName }: Element, id: string, origin: TextOrigin): { part?: TextPart } {
  const start = position?.start.offset;
  const part = (start === undefined ? undefined : origin.tagPart(start, tagName)) ?? origin.idPart(id);
  return part ? { part } : {};
}

function faultOf(id: string, earlier: ReadonlySet<string>): Pick<RefusedId, 'name' | 'accepted'> | undefined {
  if (!validId.test(id)) {
    const right = anchorOf(id);
    return {
      name: id === '' ? 'An empty id' : `The id "${id}"`,
      accepted: `letters, digits and hyphens without spaces, such as ${right === '' ? 'cookie-policy' : right}`,
    };
  }
  if (isUsedId(id)) return { name: `The id "${id}"`, accepted: `ids that pages do not use themselves, such as section-${id}` };
  if (earlier.has(id))
    return { name: `A second heading with the id "${id}"`, accepted: `a different id for each heading, such as ${id}-2` };
  return undefined;
}

/** Returns the id that the words of a heading give. A heading without letters, such as one with a symbol only, is a section. */
const slugOfHeading = (heading: Element): string => anchorOf(wordsOf(heading)) || 'section';

/** Returns the words of an element. The number of a footnote is none of them, and pictures are named by their alternative text. */
function wordsOf(element: Element): string {
  if (element.properties.role === 'doc-noteref') return '';
  if (element.tagName === 'br') return ' ';
  if (element.tagName === 'img') return String(element.properties.alt ?? '');
  return element.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : '')).join('');
}

const headingsIn = (parent: Root | Element): Element[] =>
  parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const inside = headingsIn(child);
    return headingElements.includes(child.tagName) ? [child, ...inside] : inside;
  });

/** The id that a heading has, or the one that its words give. */
type WantedId = { id: string; slug?: string | undefined };

/**
 * Returns an id for each heading, in order. Ids that authors write stay. Of several headings with the same words, the first has the id
 * that they give, and the others have a number. `isUsed` is true for ids that the page uses itself.
 */
export function uniqueIds(headings: readonly WantedId[], isUsed: (id: string) => boolean): string[] {
  // Pages use some ids with every number behind them.
  const bases = headings.map(({ slug = '' }) => (isUsed(slug) && isUsed(`${slug}-2`) ? `section-${slug}` : slug));
  const written = headings.flatMap(({ id, slug }) => (slug === undefined ? [id] : []));
  const taken = new Set(written);
  // A heading "Prices 2" keeps its id after two headings "Prices".
  const wanted = new Set(bases);
  const numbers = new Map<string, number>();
  return headings.map(({ id, slug }, index) => {
    if (slug === undefined) return id;
    const base = bases[index] ?? '';
    let free = base;
    let number = numbers.get(base) ?? 2;
    while (taken.has(free) || isUsed(free) || (free !== base && wanted.has(free))) {
      free = `${base}-${number}`;
      number += 1;
    }
    numbers.set(base, number);
    taken.add(free);
    return free;
  });
}
