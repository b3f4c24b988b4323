import type { Node } from 'prosemirror-model';
import { escapedStarts, longestRun, type Notation, type WritingStyle, wordsInHtml, wordsInMarkdown } from './write-words.ts';

const childrenOf = (node: Node): readonly Node[] => node.content.content;

/** Writes a block in HTML. Lists have a line for each entry. */
export function blockInHtml(node: Node): string {
  const words = (): string => wordsInHtml(childrenOf(node));
  const { type, attrs } = node;
  switch (type.name) {
    case 'heading':
      return `<h${attrs.level}${attrs.id === null ? '' : ` id="${attrs.id}"`}>${words()}</h${attrs.level}>`;
    case 'blockquote':
      return `<blockquote>\n${indented(childrenOf(node).map(blockInHtml).join('\n'), '  ')}\n</blockquote>`;
    case 'bullet_list':
      return `<ul>\n${itemsInHtml(node)}\n</ul>`;
    case 'ordered_list':
      return `<ol${attrs.start === 1 ? '' : ` start="${attrs.start}"`}>\n${itemsInHtml(node)}\n</ol>`;
    case 'code_block':
      // The first line break of <pre> is none, so one of its own comes before it.
      return `<pre><code>${wordsInHtml(childrenOf(node))}</code></pre>`;
    case 'horizontal_rule':
      return '<hr>';
    default:
      return `<p>${words()}</p>`;
  }
}

function itemsInHtml(list: Node): string {
  return childrenOf(list)
    .map((item) => {
      const [first, ...others] = childrenOf(item);
      const start = !first ? '' : list.attrs.tight === true ? wordsInHtml(childrenOf(first)) : blockInHtml(first);
      const rest = others.map((block) => `\n${indented(blockInHtml(block), '    ')}`).join('');
      return `  <li>${start}${rest}${rest === '' ? '' : '\n  '}</li>`;
    })
    .join('\n');
}

/** Indents lines, but not those of code, whose spaces are shown. */
function indented(text: string, by: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      const before = isCode ? '' : by;
      isCode = line.lastIndexOf('<pre>') > line.lastIndexOf('</pre>') || (isCode && !line.includes('</pre>'));
      return before + line;
    })
    .join('\n');
}

/** Writes a block in Markdown. What Markdown has no notation for is another block when it is read again. */
export function blockInMarkdown(node: Node, notation: Notation, style: WritingStyle): string {
  const words = (): string => wordsInMarkdown(childrenOf(node), notation, style);
  const inside = (between: string): string =>
    childrenOf(node)
      .map((child) => blockInMarkdown(child, notation, style))
      .join(between);
  const { type, attrs } = node;
  switch (type.name) {
    case 'heading':
      return `${'#'.repeat(Math.max(1, attrs.level - style.shift))} ${words()}${attrs.id === null ? '' : ` {#${attrs.id}}`}`;
    case 'blockquote':
      return inside('\n\n')
        .replaceAll(/^(?=.)/gm, '> ')
        .replaceAll(/^$/gm, '>');
    case 'bullet_list':
    case 'ordered_list':
      return itemsInMarkdown(node, notation, style);
    case 'code_block': {
      const fence = '`'.repeat(Math.max(3, longestRun(node.textContent) + 1));
      return `${fence}${attrs.info}\n${node.textContent}${node.textContent === '' ? '' : '\n'}${fence}`;
    }
    case 'horizontal_rule':
      return style.rule;
    default:
      return notation === 'plain' ? words() : escapedStarts(words());
  }
}

function itemsInMarkdown(list: Node, notation: Notation, style: WritingStyle): string {
  const { start, tight } = list.attrs;
  const isOrdered = list.type.name === 'ordered_list';
  return childrenOf(list)
    .map((item, index) => {
      const marker = isOrdered ? `${Number(start) + index}${style.delimiter}` : style.bullet;
      const text = childrenOf(item)
        .map((block) => blockInMarkdown(block, notation, style))
        .join(tight ? '\n' : '\n\n');
      const by = ' '.repeat(marker.length + 1);
      return `${marker} ${text.replaceAll(/\n(?=[^\n])/g, `\n${by}`)}`.trimEnd();
    })
    .join(tight ? '\n' : '\n\n');
}
