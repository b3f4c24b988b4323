import { isSafeHref } from '@pagewright/core/rich';

/** The marks of pasted words: elements without attributes, and a link. */
export type WordMarks = { readonly names: ReadonlySet<string>; readonly href?: string | undefined };

export const noMarks: WordMarks = { names: new Set() };

/** The marks of words that are bold already by their place. */
export const withoutBold = ({ names, href }: WordMarks): WordMarks => ({
  names: new Set([...names].filter((name) => name !== 'strong')),
  href,
});

/** Elements, and the mark that each of them is. */
const marksOfElements: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 's',
  strike: 's',
  del: 'del',
  ins: 'ins',
  mark: 'mark',
  kbd: 'kbd',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  tt: 'code',
  samp: 'code',
};

/** Returns a property of the style of an element in lower case. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style')?.toLowerCase() ?? '';
  // Most elements have none.
  if (!style.includes(property)) return '';
  const found = style.split(';').find((one) => one.slice(0, one.indexOf(':')).trim() === property);
  return found?.slice(found.indexOf(':') + 1).trim() ?? '';
}

/** Returns the marks within an element: of its name and its style. `onLink` is called for a link that leads nowhere from here. */
export function marksWithin(element: Element, marks: WordMarks, { origin, onLink }: LinkContext): WordMarks {
  const own = marksOfElements[element.localName];
  const names = new Set(marks.names);
  if (own) names.add(own);
  set(names, 'strong', weightOf(styleOf(element, 'font-weight')));
  const style = styleOf(element, 'font-style');
  if (style !== '') set(names, 'em', style === 'normal' ? false : /^(?:italic|oblique)/.test(style) || undefined);
  if (/line-through/.test(styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line')) && !names.has('del'))
    names.add('s');
  const place = styleOf(element, 'vertical-align');
  if (place === 'super' || /^Mso(?:Foot|End)noteReference$/.test(element.className)) names.add('sup');
  if (place === 'sub') names.add('sub');
  const written = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  if (!written) return { names, href: marks.href };
  const href = hrefFrom(written, origin);
  // Footnotes and the entries of a table of contents lead to places of the other document.
  if (href === undefined && !written.startsWith('#')) onLink(written);
  return { names, href };
}

export type LinkContext = { origin: string; onLink: (href: string) => void };

function set(names: Set<string>, name: string, isOn: boolean | undefined): void {
  if (isOn) names.add(name);
  else if (isOn === false) names.delete(name);
}

function weightOf(weight: string): boolean | undefined {
  if (weight === 'normal' || weight === 'lighter') return false;
  if (weight === 'bold' || weight === 'bolder') return true;
  return /^\d+$/.test(weight) ? Number(weight) >= 600 : undefined;
}

/** Returns the address that a link has on the site. Undefined for one that it cannot have. */
function hrefFrom(written: string, origin: string): string | undefined {
  // Browsers complete the links of a page that they copy.
  const own = origin !== 'null' && written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
  const href = own.replace(/^http:(?=\/\/)/i, 'https:');
  return !href.startsWith('#') && isSafeHref(href) ? href : undefined;
}
