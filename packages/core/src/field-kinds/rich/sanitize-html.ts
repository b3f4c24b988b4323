import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { hasNoHiddenCharacters } from '../../text/hidden-characters.ts';
import { isMediaPath } from '../../text/media-path.ts';
import { isSafeHref } from '../../text/safe-href.ts';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { assignHeadingIds, headingElements, type TextHeading } from './heading-ids.ts';
import { findHtmlExcess, type HtmlExcess, maxHtmlDepth, maxHtmlElements } from './html-limits.ts';
import { noteIds } from './markdown-elements.ts';
import { htmlOrigin, type TextOrigin } from './text-origin.ts';

const blockElements = [
  ...['a', 'abbr', 'blockquote', 'br', 'code', 'del', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'img', 'ins', 'kbd', 'li'],
  ...['mark', 'ol', 'p', 'pre', 's', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];
const lineElements = ['br', 'em', 'strong', 'sub', 'sup'];

/** The elements and attributes that rich text may have. Links and pictures must also pass the checks of their URLs. */
const toSchema = (tagNames: string[]) => ({
  tagNames,
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    ...Object.fromEntries(headingElements.map((name) => [name, ['id']])),
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    td: [['align', 'center', 'right']],
    th: ['scope', ['align', 'center', 'right']],
  } satisfies Schema['attributes'],
  strip: ['script', 'style'],
  // In place of the sanitiser's own list, which has no phone numbers.
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
  // Ids are checked, and unique on a page, so they get no prefix.
  clobber: [],
  // Parts of tables are checked one by one, because the parser already decides where they may be.
  ancestors: {},
});

const schemas = { block: toSchema(blockElements), line: toSchema(lineElements) };

/**
 * Returns the schema of HTML that was made from Markdown: as of other texts, with the elements, ids and roles of its footnotes, and
 * with the state of tasks.
 */
function ofMarkdown(key: string): Schema {
  const ids = noteIds(key);
  const { attributes, ...others } = schemas.block;
  return {
    ...others,
    tagNames: [...blockElements, 'section'],
    attributes: {
      ...attributes,
      a: [...attributes.a, ['id', new RegExp(`^${ids.reference}[\\d-]+$`)], ['role', 'doc-noteref', 'doc-backlink']],
      li: [
        ['id', new RegExp(`^${ids.note}\\d+$`)],
        ['dataTask', 'done', 'open'],
      ],
      section: [['role', 'doc-endnotes']],
    },
  };
}

/** Text without special characters of HTML, and `em` and `strong` around such text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: parsers change these characters.
const plainHtml = /^[^<>&\0-\x08\x0b-\x1f\x7f]*(?:<(em|strong)>[^<>&\0-\x08\x0b-\x1f\x7f]*<\/\1>[^<>&\0-\x08\x0b-\x1f\x7f]*)*$/;

/** A removed element or attribute: its name, where its tag starts in the text, and what is allowed instead. */
export type RemovedHtml = { name: string; part?: TextPart; accepted: string };

/** A picture of a text: its path in `media/`, its alternative text if there is one, and where it is in the text. */
export type TextPicture = { src: string; alt: string | undefined; part?: TextPart; isMarkdown: boolean };

/** A link of a text, and where its URL is in the text. */
export type TextLink = { href: string; part: TextPart };

/** Sanitised HTML, everything that was removed, and the links, pictures and headings that are left. */
export type SanitizedHtml = { html: string; removed: RemovedHtml[]; links: TextLink[]; pictures: TextPicture[]; headings: TextHeading[] };

const nothing: SanitizedHtml = { html: '', removed: [], links: [], pictures: [], headings: [] };

/** HTML that was made from a text in Markdown: where its elements come from, and the key of its footnotes. */
export type GeneratedFrom = { origin: TextOrigin; footnoteKey: string };

/** Parses HTML as a browser would, removes what is not allowed, and serializes the rest. */
export function sanitizeHtml(html: string, inline: boolean, generatedFrom?: GeneratedFrom): SanitizedHtml {
  // Most rich texts are words with some emphasis. The steps below would return them unchanged.
  if (plainHtml.test(html)) return { ...nothing, html };
  const excess = findHtmlExcess(html);
  if (excess) return { ...nothing, removed: [generatedFrom && excess === 'depth' ? tooDeepMarkdown : excessive[excess]] };
  const tree = fromHtml(html, { fragment: true });
  const needsMore = generatedFrom && /"doc-endnotes"| data-task="/.test(html);
  const schema: Schema = inline ? schemas.line : needsMore ? ofMarkdown(generatedFrom.footnoteKey) : schemas.block;
  const origin = generatedFrom?.origin ?? htmlOrigin(html);
  const unsafe = [...takeUnsafeLinks(tree, origin), ...(inline ? [] : takeForeignPictures(tree, origin))];
  const clean = sanitize(tree, schema);
  // What completes links for display expects their URL before everything else.
  for (const { tagName, properties } of elementsOf(clean)) if (tagName === 'a') moveToEnd(properties, 'title');
  const isOfFootnote = ({ properties: { role } }: Element): boolean => role === 'doc-noteref' || role === 'doc-backlink';
  const links = elementsOf(clean).flatMap((element) =>
    element.tagName === 'a' && element.properties.href && !isOfFootnote(element)
      ? [linkOf(element, String(element.properties.href), origin)]
      : [],
  );
  const pictures = elementsOf(clean).flatMap((element) => (element.tagName === 'img' ? [pictureOf(element, origin)] : []));
  const { headings, refused } = inline || clean.type !== 'root' ? noHeadings : assignHeadingIds(clean, origin);
  const written = toHtml(clean);
  // Unchanged HTML is stable: parsing it again would give the same result.
  const settled = written === html ? written : settle(written, schema);
  const removed = [
    ...unsafe,
    ...refused,
    ...findRefused(tree, schema, inline ? schemas.line : schemas.block, origin),
    ...(hasNoHiddenCharacters(textOf(tree)) ? [] : [hiddenText]),
    ...(settled === undefined ? [unstable] : []),
  ];
  return { html: settled ?? '', removed, links, pictures, headings };
}

function moveToEnd(properties: Element['properties'], name: string): void {
  const value = properties[name];
  if (value === undefined) return;
  delete properties[name];
  properties[name] = value;
}

const noHeadings: ReturnType<typeof assignHeadingIds> = { headings: [], refused: [] };

const startOf = ({ position }: Element): number | undefined => position?.start.offset;

function linkOf(element: Element, href: string, origin: TextOrigin): TextLink {
  const start = startOf(element);
  const part = start === undefined ? undefined : (origin.urlPart(start, href) ?? origin.tagPart(start, 'a'));
  return { href, part: part ?? { words: href, before: 0 } };
}

function pictureOf(element: Element, origin: TextOrigin): TextPicture {
  const { src, alt } = element.properties;
  const start = startOf(element);
  const part = start === undefined ? undefined : (origin.urlPart(start, String(src)) ?? origin.tagPart(start, 'img'));
  return {
    src: String(src),
    alt: typeof alt === 'string' ? alt : undefined,
    ...(part && { part }),
    isMarkdown: isMarkdown(element, origin),
  };
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

const tooDeepMarkdown: RemovedHtml = {
  name: `Markdown that is nested more than ${maxHtmlDepth} levels deep`,
  accepted: `at most ${maxHtmlDepth} levels of quotes, lists and emphasis`,
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
function takeUnsafeLinks(tree: Root, origin: TextOrigin): RemovedHtml[] {
  return elementsOf(tree).flatMap((element): RemovedHtml[] => {
    const { tagName, properties } = element;
    const { href } = properties;
    if (tagName !== 'a' || href === undefined || isSafeHref(String(href))) return [];
    delete properties.href;
    const isAddress = isMarkdown(element, origin) && textOf(element) === href;
    return [
      {
        name: `The link "${String(href)}"`,
        ...tagPart(element, origin),
        accepted: `links to pages such as /contact-us, and URLs that start with https:, mailto: or tel:${isAddress ? '. In backticks, an address is no link' : ''}`,
      },
    ];
  });
}

const isMarkdown = (element: Element, origin: TextOrigin): boolean => {
  const start = startOf(element);
  return start !== undefined && origin.isMarkdown(start);
};

/** Removes pictures that are not files of `media/`. */
function takeForeignPictures(parent: Root | Element, origin: TextOrigin): RemovedHtml[] {
  const removed: RemovedHtml[] = [];
  parent.children = parent.children.filter((child) => {
    if (child.type !== 'element') return true;
    removed.push(...takeForeignPictures(child, origin));
    const src = String(child.properties.src ?? '');
    if (child.tagName !== 'img' || isMediaPath(src)) return true;
    const accepted = 'pictures of the site, such as /media/team.jpg';
    removed.push({ name: src === '' ? '<img> without "src"' : `The picture "${src}"`, ...tagPart(child, origin), accepted });
    return false;
  });
  return removed;
}

/** Lists elements and attributes that `schema` does not allow. Messages name what authors may write, which is in `offered`. */
function findRefused(tree: Root, schema: Schema, offered: Schema, origin: TextOrigin): RemovedHtml[] {
  const allowed = schema.tagNames ?? [];
  return elementsOf(tree).flatMap((element): RemovedHtml[] => {
    const part = tagPart(element, origin);
    if (!allowed.includes(element.tagName))
      return [{ name: `<${element.tagName}>`, ...part, accepted: offered.tagNames?.join(', ') ?? '' }];
    const kept = sanitize({ ...element, children: [] }, schema);
    const keptProperties = kept.type === 'element' ? kept.properties : {};
    return Object.keys(element.properties)
      .filter((name) => keptProperties[name] === undefined)
      .map((name) => ({ name: `"${name}" of <${element.tagName}>`, ...part, accepted: attributesOf(element, offered) }));
  });
}

/** Returns where an element starts in the text. Nothing for an element that only the parser added. */
function tagPart(element: Element, origin: TextOrigin): Pick<RemovedHtml, 'part'> {
  const start = startOf(element);
  const part = start === undefined ? undefined : origin.tagPart(start, element.tagName);
  return part ? { part } : {};
}

function elementsOf(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap((child) => elementsOf(child)) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

function attributesOf({ tagName }: Element, { attributes }: Schema): string {
  const names = (attributes?.[tagName] ?? []).map((one) => (typeof one === 'string' ? one : one[0]));
  return names.length > 0 ? names.join(', ') : `<${tagName}> without attributes`;
}
