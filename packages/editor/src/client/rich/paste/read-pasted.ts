import { isMediaPath } from '@pagewright/core/rich';
import { isElement } from '../../is-element.ts';
import { groupLists, isBlank, type PastedBlock, type PastedWord, paragraphsOf } from './pasted-blocks.ts';
import { type LinkContext, marksWithin, noMarks, styleOf, type WordMarks, withoutBold } from './pasted-marks.ts';
import { readTable, wordsOfBlocks } from './pasted-tables.ts';
import { takeListPlace } from './word-lists.ts';

/** What nobody sees, and what is no text. Comments of Word are not for readers. */
const unseen = [
  ...['script', 'style', 'link', 'meta', 'title', 'template', 'noscript', 'iframe', 'frame', 'object', 'embed', 'svg', 'canvas', 'audio'],
  ...['video', 'map', 'input', 'select', 'textarea', 'datalist', 'xml', '[hidden]', '[style*="mso-element:comment" i]'],
  ...['.MsoCommentReference', '.msocomanchor', '[style*="mso-element:footnote-list" i] > hr'],
].join(', ');

const blockNames = [
  'address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer',
  'form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, main, menu, nav, ol, p, pre, section, summary, table',
  'caption, tbody, td, th, thead, tr, ul',
].join(', ');

/** What was left out of a paste: pictures of other sites, and links that lead nowhere from here. */
export type LeftOut = { pictures: number; links: string[] };

/** Reads what another program has put on the clipboard. `origin`: that of the page, whose own links are paths. */
export function readPasted(body: HTMLElement, origin: string): { blocks: PastedBlock[]; left: LeftOut } {
  const left: LeftOut = { pictures: 0, links: [] };
  const context: LinkContext = { origin, onLink: (href) => left.links.push(href) };
  for (const element of body.querySelectorAll(unseen)) element.remove();
  const blocks = new Set<Element>();
  for (const block of body.querySelectorAll(blockNames))
    for (let element: Element | null = block; element && !blocks.has(element); element = element.parentElement) blocks.add(element);
  // The largest headings are below the title of the page.
  const shift = body.querySelector('.MsoTitle') ? 2 : body.querySelector('h1, [role="heading"][aria-level="1"]') ? 1 : 0;

  const readBlocks = (parent: Element, marks: WordMarks, isNested: boolean): PastedBlock[] => {
    const found: PastedBlock[] = [];
    let run: PastedWord[] = [];
    const flush = (): void => {
      found.push(...paragraphsOf(run));
      run = [];
    };
    for (const word of wordsIn(parent, marks)) {
      if (typeof word === 'string' || !('block' in word)) run.push(word);
      else {
        flush();
        found.push(...readBlock(word.block, word.marks, isNested));
      }
    }
    flush();
    return found;
  };

  /** The words of an element, up to the blocks in it. */
  const wordsIn = (parent: Element, marks: WordMarks): (PastedWord | { block: Element; marks: WordMarks })[] =>
    [...parent.childNodes].flatMap((node) => {
      if (node.nodeType === 3) return [{ text: cleanText(node.nodeValue ?? ''), marks }];
      if (!isElement(node) || isUnseen(node)) return [];
      if (node.localName === 'br') return ['break'];
      if (node.localName === 'img') return pictureIn(node, marks, left);
      if (node.className === 'Apple-converted-space') return [{ text: ' ', marks }];
      if (blocks.has(node)) return [{ block: node, marks }];
      return wordsIn(node, marksWithin(node, marks, context));
    });

  const readBlock = (element: Element, around: WordMarks, isNested: boolean): PastedBlock[] => {
    const { localName: name } = element;
    const level = headingLevel(element);
    const marks = marksWithin(element, around, context);
    const inner = (): PastedBlock[] => readBlocks(element, marks, isNested);
    const whole = (): PastedBlock[] => groupLists(readBlocks(element, marks, true));
    if (level !== undefined && !isNested) return headingOf(wordsOfBlocks(whole()), level + shift);
    switch (name) {
      case 'p': {
        const place = takeListPlace(element);
        const found = inner();
        const [first] = found;
        return place && first?.kind === 'paragraph' ? [{ ...first, place }, ...found.slice(1)] : found;
      }
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        return readList(element, marks);
      case 'li':
        return unlessEmpty(whole(), (item) => ({ kind: 'list', isOrdered: false, start: 1, items: withWords(item) }));
      case 'blockquote':
        return unlessEmpty(whole(), (quoted) => ({ kind: 'quote', blocks: quoted }));
      case 'pre':
        return codeOf(element);
      case 'hr':
        return isNested ? [] : [{ kind: 'rule' }];
      case 'table':
        return readTable(element, (cell) => groupLists(readBlocks(cell, marksWithin(cell, noMarks, context), true))).flatMap((block) =>
          isNested && block.kind === 'table' ? paragraphsOf(wordsOfBlocks([block])) : [block],
        );
      default:
        return inner();
    }
  };

  const readList = (list: Element, marks: WordMarks): PastedBlock[] => {
    const isOrdered = list.localName === 'ol';
    const start = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1;
    const items: PastedBlock[][] = [];
    const levels: PastedBlock[] = [];
    for (const child of entriesOf(list)) {
      const found =
        child.localName === 'li' ? groupLists(readBlocks(child, marksWithin(child, marks, context), true)) : readBlock(child, marks, true);
      // Word in a browser and Slack have a list for each entry or level, and the level beside it.
      const level = Number(child.getAttribute('data-aria-level') ?? Number(child.getAttribute('data-stringify-indent') ?? -1) + 1);
      const [first, ...others] = found;
      if (level > 0 && first?.kind === 'paragraph')
        levels.push({ ...first, place: { level, isOrdered, start: Number(child.getAttribute('data-aria-posinset') ?? 1) } }, ...others);
      // Google Docs puts a list that is in an entry behind it.
      else if (child.localName !== 'li' && items.length > 0) items.at(-1)?.push(...found);
      else if (found.length > 0) items.push(...withWords(found));
    }
    return items.length > 0 ? [...levels, { kind: 'list', isOrdered, start, items }] : levels;
  };

  return { blocks: groupLists(readBlocks(body, noMarks, false)), left };
}

/** An entry begins with words. One that begins with a list has the entries of that, and of another block only the words stay. */
function withWords([first, ...others]: PastedBlock[]): PastedBlock[][] {
  if (!first || first.kind === 'paragraph') return [first ? [first, ...others] : others];
  if (first.kind !== 'list') return [[{ kind: 'paragraph', words: wordsOfBlocks([first]) }, ...others]];
  return [...first.items.slice(0, -1), [...(first.items.at(-1) ?? []), ...others]];
}

const unlessEmpty = (blocks: PastedBlock[], around: (blocks: PastedBlock[]) => PastedBlock): PastedBlock[] =>
  blocks.length > 0 ? [around(blocks)] : [];

/** Returns the entries of a list, with what is beside them in entries of their own. */
function entriesOf(list: Element): Element[] {
  const entries: Element[] = [];
  let added: Element | undefined;
  for (const node of [...list.childNodes]) {
    const isEntry = isElement(node) && ['li', 'ul', 'ol', 'menu', 'dir'].includes(node.localName);
    if (isEntry) {
      if (!isUnseen(node)) entries.push(node);
      added = undefined;
    } else if (added || node.nodeValue === null || node.nodeValue.trim() !== '') {
      if (!added) {
        added = list.ownerDocument.createElement('li');
        entries.push(added);
      }
      added.append(node);
    }
  }
  return entries;
}

const isUnseen = (element: Element): boolean =>
  element.hasAttribute('style') &&
  (styleOf(element, 'display') === 'none' || styleOf(element, 'visibility') === 'hidden' || styleOf(element, 'mso-hide') === 'all');

/** Spaces that do not break are kept between two words, and other programs write them at every edge. Invisible characters are dropped. */
const cleanText = (text: string): string =>
  text
    .replaceAll(/(?![\n\t\r\f])[\p{Cc}\p{Bidi_Control}\u200B\uFEFF]/gu, '')
    .replaceAll(/[ \t\n\f\r\u00A0]+/g, (space, at: number, whole: string) =>
      space === '\u00A0' && at > 0 && at + 1 < whole.length ? space : ' ',
    );

/** Returns the level of a heading. Undefined for another element. */
function headingLevel(element: Element): number | undefined {
  const [, ofName] = /^h([1-6])$/.exec(element.localName) ?? [];
  const [, ofClass] = /^MsoHeading(\d)?$/i.exec(element.className) ?? [];
  const level = ofName ?? ofClass ?? (element.getAttribute('role') === 'heading' ? (element.getAttribute('aria-level') ?? 2) : undefined);
  return element.className === 'MsoTitle' ? 0 : level === undefined ? undefined : Number(level) || 2;
}

/** A heading is on one line, and as bold as the page shows it. */
function headingOf(words: readonly PastedWord[], level: number): PastedBlock[] {
  if (isBlank(words)) return [];
  const plain = words.map((word): PastedWord => {
    if (word === 'break') return { text: ' ', marks: noMarks };
    return 'text' in word ? { ...word, marks: withoutBold(word.marks) } : word;
  });
  return [{ kind: 'heading', level: Math.min(Math.max(level, 2), 4), words: plain }];
}

/** Returns the code in an element. Other words before it, such as the name of its language, are a paragraph. */
function codeOf(element: Element): PastedBlock[] {
  for (const button of element.querySelectorAll('button')) button.remove();
  for (const lineBreak of element.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const whole = (element.textContent ?? '').trimEnd();
  const inner = element.querySelector('code')?.textContent.trimEnd() ?? '';
  const code = inner.trim() !== '' && whole.endsWith(inner) ? inner : whole;
  const before = paragraphsOf([{ text: cleanText(whole.slice(0, whole.length - code.length)), marks: noMarks }]);
  const text = code.replace(/^(?:[ \t]*\n)+/, '');
  return text === '' ? before : [...before, { kind: 'code', text }];
}

/** Returns a picture of the site, or the emoji that a picture stands for. Others are counted, but for those that nobody sees. */
function pictureIn(image: Element, marks: WordMarks, left: LeftOut): PastedWord[] {
  const [src, alt] = [image.getAttribute('src') ?? '', image.getAttribute('alt') ?? ''];
  if (isMediaPath(src)) return [{ picture: { src, alt } }];
  if (/^\p{Extended_Pictographic}[\p{Emoji}\p{Emoji_Component}]*$/u.test(alt)) return [{ text: alt, marks }];
  const sizes = ['width', 'height'].map((name) => Number.parseFloat(image.getAttribute(name) || styleOf(image, name) || '100'));
  if (sizes.every((size) => size > 2)) left.pictures += 1;
  return [];
}
