import { escapeHtml } from '@pagewright/core/browser';
import { isBlank, type PastedBlock, type PastedWord } from './pasted-blocks.ts';
import { wordsOfBlocks } from './pasted-tables.ts';

/** Writes pasted blocks in HTML that the schema of a text reads. `tableOf` returns a table as it is written in a text. */
export function writePasted(blocks: readonly PastedBlock[], tableOf: (table: Extract<PastedBlock, { kind: 'table' }>) => string): string {
  const write = (block: PastedBlock): string => {
    switch (block.kind) {
      case 'heading':
        return `<h${block.level}>${writeWords(block.words)}</h${block.level}>`;
      case 'quote':
        return `<blockquote>${block.blocks.map(write).join('')}</blockquote>`;
      case 'code':
        // The first line break of <pre> is none.
        return `<pre>\n${escapeHtml(block.text)}</pre>`;
      case 'rule':
        return '<hr>';
      case 'table':
        return `<div data-piece="${escapeHtml(tableOf(block))}"></div>`;
      case 'list': {
        const isTight = block.items.every((item) => item.every(({ kind }, index) => kind === (index === 0 ? 'paragraph' : 'list')));
        const items = block.items.map(
          (item) => `<li>${item.map((one) => (isTight && one.kind === 'paragraph' ? writeWords(one.words) : write(one))).join('')}</li>`,
        );
        return block.isOrdered ? `<ol start="${block.start}">${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`;
      }
      default:
        return `<p>${writeWords(block.words)}</p>`;
    }
  };
  const [first, ...others] = blocks;
  // The words of one paragraph are pasted into a line.
  return first?.kind === 'paragraph' && others.length === 0 ? writeWords(first.words) : blocks.map(write).join('');
}

/** Writes pasted blocks as words on one line. */
export const writePastedLine = (blocks: readonly PastedBlock[]): string =>
  writeWords(wordsOfBlocks(blocks).map((word) => (word === 'break' ? { text: ' ', marks: { names: new Set<string>() } } : word)));

/** Writes words in HTML. */
export function writeWords(words: readonly PastedWord[]): string {
  const shown = isBlank(words) ? [] : words;
  return shown
    .map((word) => {
      if (word === 'break') return '<br>';
      if ('picture' in word) return `<img src="${escapeHtml(word.picture.src)}" alt="${escapeHtml(word.picture.alt)}">`;
      const { text, marks } = word;
      // Spaces between two words with marks have none.
      const names = text.trim() === '' ? [] : [...marks.names];
      const inner = names.reduceRight((html, name) => `<${name}>${html}</${name}>`, escapeHtml(text));
      return marks.href === undefined ? inner : `<a href="${escapeHtml(marks.href)}">${inner}</a>`;
    })
    .join('');
}
