import { htmlBlockNames } from './html-block-names.ts';

/** Matches characters and lines that mean something in Markdown: without them, a text is the same in HTML. */
const blockMarks = /[*_`[\]#~|\\]|^[ \t]*(?:[-+>]|\d{1,9}[.)][ \t]|=+[ \t]*$|(?:- *){3,}$)|\n[ \t]*\r?\n| {2}\r?\n|<(?:https?|mailto):/m;
const lineMarks = /[*_\\]/;

const htmlBlock = new RegExp(`^</?(?:${htmlBlockNames.join('|')})(?![\\w-])|^<!--`, 'i');

/** The parts of HTML that may contain empty lines. */
const unbroken = /<(pre|script|style|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;

/**
 * True for a text that has nothing but HTML, or nothing that Markdown reads differently. In Markdown, a block of HTML
 * starts with the tag of a block-level element and ends with an empty line.
 */
export function isHtml(text: string, inline: boolean): boolean {
  if (inline) return !lineMarks.test(text);
  if (!blockMarks.test(text)) return true;
  const blocks = text.replaceAll(unbroken, (_, name?: string) => (name ? `<${name}>` : '<!-- -->')).split(/\n[ \t\r]*\n/);
  return blocks.every((block) => block.trim() === '' || htmlBlock.test(block.trimStart()));
}
