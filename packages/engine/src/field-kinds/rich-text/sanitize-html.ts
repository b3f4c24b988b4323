import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isSafeHref } from '../../schema/fields/link.ts';
import { hasNoHiddenCharacters } from '../../schema/fields/text.ts';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { findHtmlExcess, type HtmlExcess, maxHtmlDepth, maxHtmlElements } from './html-limits.ts';

const blockElements = [
  ...['a', 'blockquote', 'br', 'code', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'pre'],
  ...['strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];
const lineElements = ['br', 'em', 'strong'];

/** The elements and attributes that rich text may have. Links must also pass the check of all links. */
const toSchema = (tagNames: string[]): Schema => ({
  tagNames,
  attributes: { a: ['href'], th: ['scope'] },
  strip: ['script', 'style'],
  // Parts of tables are checked one by one, because the parser already decides where they may be.
  ancestors: {},
});

const schemas = { block: toSchema(blockElements), line: toSchema(lineElements) };

/** Text without special characters of HTML, and `em` and `strong` around such text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: parsers change these characters.
const plainHtml = /^[^<>&\0-\x08\x0b-\x1f\x7f]*(?:<(em|strong)>[^<>&\0-\x08\x0b-\x1f\x7f]*<\/\1>[^<>&\0-\x08\x0b-\x1f\x7f]*)*$/;

/** A removed element or attribute: its name, where its tag starts in the text, and what is allowed instead. */
export type RemovedHtml = { name: string; part?: TextPart; accepted: string };

/**
 * Parses HTML as a browser would, removes what is not allowed, and serializes the rest. `removed` lists
 * everything that was removed, `links` the URLs of its links.
 */
export function sanitizeHtml(html: string, inline: boolean): { html: string; removed: RemovedHtml[]; links: string[] } {
  // Most rich texts are words with some emphasis. The steps below would return them unchanged.
  if (plainHtml.test(html)) return { html, removed: [], links: [] };
  const excess = findHtmlExcess(html);
  if (excess) return { html: '', removed: [excessive[excess]], links: [] };
  const tree = fromHtml(html, { fragment: true });
  const schema = inline ? schemas.line : schemas.block;
  const unsafe = takeUnsafeLinks(tree, html);
  const clean = sanitize(tree, schema);
  const links = elementsOf(clean).flatMap(({ tagName, properties }) =>
    tagName === 'a' && properties.href ? [String(properties.href)] : [],
  );
  const written = toHtml(clean);
  // Unchanged HTML is stable: parsing it again would give the same result.
  const settled = written === html ? written : settle(written, schema);
  const removed = [
    ...unsafe,
    ...findRefused(tree, schema, html),
    ...(hasNoHiddenCharacters(textOf(tree)) ? [] : [hiddenText]),
    ...(settled === undefined ? [unstable] : []),
  ];
  return { html: settled ?? '', removed, links };
}

/**
 * Parses and serializes HTML until that no longer changes it, so that browsers read it as it was checked:
 * parsers move a table out of a paragraph, for example. Returns undefined when it never becomes stable.
 */
function settle(html: string, schema: Schema, rounds = 10): string | undefined {
  const again = toHtml(sanitize(fromHtml(html, { fragment: true }), schema));
  if (again === html) return html;
  return rounds > 0 ? settle(again, schema, rounds - 1) : undefined;
}

const excessive: Readonly<Record<HtmlExcess, RemovedHtml>> = {
  depth: {
    name: `HTML that is nested more than ${maxHtmlDepth} levels deep`,
    accepted: `at most ${maxHtmlDepth} levels of nested elements, all closed`,
  },
  elements: {
    name: `HTML with more than ${maxHtmlElements.toLocaleString('en')} elements`,
    accepted: 'shorter texts. Split it into several blocks or records',
  },
};

/** A character reference such as `&#x202E;` is visible in YAML and invisible on the page. */
const hiddenText: RemovedHtml = {
  name: 'An invisible character that changes how the text reads',
  accepted: 'letters, digits and other visible characters',
};

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';

const unstable: RemovedHtml = {
  name: 'HTML with wrongly nested elements',
  accepted: 'elements that are closed in the reverse order of opening',
};

/** Removes URLs that no link of the site may have. */
function takeUnsafeLinks(tree: Root, html: string): RemovedHtml[] {
  return elementsOf(tree).flatMap((element): RemovedHtml[] => {
    const { tagName, properties } = element;
    const { href } = properties;
    if (tagName !== 'a' || href === undefined || isSafeHref(String(href))) return [];
    delete properties.href;
    return [
      {
        name: `The link "${String(href)}"`,
        ...tagPart(element, html),
        accepted: 'links to pages such as /contact-us, and URLs that start with https:, mailto: or tel:',
      },
    ];
  });
}

function findRefused(tree: Root, schema: Schema, html: string): RemovedHtml[] {
  const allowed = schema.tagNames ?? [];
  return elementsOf(tree).flatMap((element): RemovedHtml[] => {
    const part = tagPart(element, html);
    if (!allowed.includes(element.tagName)) return [{ name: `<${element.tagName}>`, ...part, accepted: allowed.join(', ') }];
    const kept = sanitize({ ...element, children: [] }, schema);
    const keptProperties = kept.type === 'element' ? kept.properties : {};
    return Object.keys(element.properties)
      .filter((name) => keptProperties[name] === undefined)
      .map((name) => ({ name: `"${name}" of <${element.tagName}>`, ...part, accepted: attributesOf(element, schema) }));
  });
}

/** Returns where an element starts in the HTML: `<` and its name as written. Nothing for an element that only the parser added. */
function tagPart({ position, tagName }: Element, html: string): Pick<RemovedHtml, 'part'> {
  const start = position?.start.offset;
  if (start === undefined) return {};
  const words = html.slice(start, start + 1 + tagName.length);
  return { part: { words, before: html.slice(0, start).split(words).length - 1 } };
}

function elementsOf(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap((child) => elementsOf(child)) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

function attributesOf({ tagName }: Element, { attributes }: Schema): string {
  const names = (attributes?.[tagName] ?? []).map(String);
  return names.length > 0 ? names.join(', ') : `<${tagName}> without attributes`;
}
