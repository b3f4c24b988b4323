/** Matches characters and lines that mean something in Markdown: without them, a text is the same in HTML. */
const blockMarks =
  /[*_`[\]#~|\\@]|:\/\/|\bwww\.|^[ \t]*(?:[-+>]|\d{1,9}[.)][ \t]|=+[ \t]*$|(?:- *){3,}$)|\n[ \t]*\r?\n| {2}\r?\n|<(?:https?|mailto):/m;
const lineMarks = /[*_\\]/;

/** The elements that start a block of HTML in Markdown (CommonMark 0.31, section 4.6, kinds 1 and 6). */
export const htmlBlockNames: readonly string[] = [
  ...['address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col', 'colgroup', 'dd', 'details'],
  ...['dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frame', 'frameset', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'head', 'header', 'hr', 'html', 'iframe', 'legend', 'li', 'link', 'main', 'menu', 'menuitem', 'nav', 'noframes'],
  ...['ol', 'optgroup', 'option', 'p', 'param', 'pre', 'script', 'search', 'section', 'style', 'summary', 'table', 'tbody', 'td'],
  ...['textarea', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul'],
];

const htmlBlock = new RegExp(`^</?(?:${htmlBlockNames.join('|')})(?![\\w-])|^<!--`, 'i');

/** The parts of HTML that may contain empty lines: where one starts, and where it ends. */
const starts = /<(?:pre|script|style|textarea)\b|<!--/gi;
const endings = new Map([
  ['<pre', /<\/pre>/gi],
  ['<script', /<\/script>/gi],
  ['<style', /<\/style>/gi],
  ['<textarea', /<\/textarea>/gi],
  ['<!--', /-->/g],
]);

/**
 * True for a text that has nothing but HTML, or nothing that Markdown reads differently. In Markdown, a block of HTML
 * starts with the tag of a block-level element and ends with an empty line.
 */
export function isHtml(text: string, inline: boolean): boolean {
  if (inline) return !lineMarks.test(text);
  if (!blockMarks.test(text)) return true;
  const blocks = withoutUnbroken(text).split(/\n[ \t\r]*\n/);
  return blocks.every((block) => block.trim() === '' || htmlBlock.test(block.trimStart()));
}

/**
 * Shortens the parts that may contain empty lines to a tag. A part without an end stays as it is; its end is searched for once,
 * because a text may have thousands of them.
 */
function withoutUnbroken(text: string): string {
  const unended = new Set<string>();
  let result = '';
  let from = 0;
  for (const { 0: start, index } of text.matchAll(starts)) {
    const name = start.toLowerCase();
    const ending = endings.get(name);
    if (!ending || index < from || unended.has(name)) continue;
    ending.lastIndex = index + start.length;
    if (!ending.test(text)) unended.add(name);
    else {
      result += `${text.slice(from, index)}${start}>`;
      from = ending.lastIndex;
    }
  }
  return result + text.slice(from);
}
