import { isBlank, type PastedBlock, type PastedTable, type PastedWord } from './pasted-blocks.ts';
import { styleOf } from './pasted-marks.ts';

/** More cells than a text may have elements: a spreadsheet is no table of a text. */
const maxCells = 5000;

type Cell = { words: readonly PastedWord[]; align: string };

/**
 * Returns a table, or what is in its cells, in order: for one with a single column, and for one that only arranges what is in it.
 * `read` returns the blocks in an element.
 */
export function readTable(table: Element, read: (element: Element) => PastedBlock[]): PastedBlock[] {
  const rows = [...table.querySelectorAll(':scope > tr, :scope > * > tr')];
  const captions = [...table.querySelectorAll(':scope > caption')].flatMap(read);
  const cells = rows.map((row) => [...row.querySelectorAll(':scope > td, :scope > th')]);
  const isLayout =
    table.getAttribute('role') === 'presentation' || table.querySelector('table, h1, h2, h3, h4, h5, h6, pre, blockquote, hr') !== null;
  const blocks = cells.map((row) => row.map((cell) => ({ cell, blocks: read(cell) })));
  const made = isLayout ? undefined : tableOf(blocks);
  return [...captions, ...(made ? [made] : blocks.flat().flatMap((one) => one.blocks))];
}

function tableOf(rows: readonly (readonly { cell: Element; blocks: readonly PastedBlock[] }[])[]): PastedTable | undefined {
  const grid: (Cell | undefined)[][] = [];
  let count = 0;
  for (const [index, row] of rows.entries()) {
    const line = grid[index] ?? [];
    grid[index] = line;
    let column = 0;
    for (const { cell, blocks } of row) {
      while (line[column]) column += 1;
      const [across, down] = [spanOf(cell, 'colspan'), Math.min(spanOf(cell, 'rowspan'), rows.length - index)];
      count += across * down;
      if (count > maxCells) return undefined;
      // A merged cell is its first one; Markdown has no others.
      for (let y = 0; y < down; y += 1) {
        const place = grid[index + y] ?? [];
        grid[index + y] = place;
        for (let x = 0; x < across; x += 1) place[column + x] = { words: x + y === 0 ? wordsOfBlocks(blocks) : [], align: alignOf(cell) };
      }
      column += across;
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  const isUsed = (cell: Cell | undefined): boolean => cell !== undefined && !isBlank(cell.words);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => grid.some((row) => isUsed(row[column])));
  const used = grid.filter((row) => row.some(isUsed));
  if (columns.length < 2) return undefined;
  const aligns = columns.map((column) => {
    const [align, ...others] = new Set(used.slice(1).flatMap((row) => (isUsed(row[column]) ? [row[column]?.align] : [])));
    return others.length === 0 && (align === 'right' || align === 'center') ? align : undefined;
  });
  return { kind: 'table', rows: used.map((row) => columns.map((column) => row[column]?.words ?? [])), aligns };
}

const spanOf = (cell: Element, name: string): number =>
  Math.min(1000, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));

const alignOf = (cell: Element): string => styleOf(cell, 'text-align') || (cell.getAttribute('align')?.toLowerCase() ?? '');

/** Returns the words of blocks in one run, with a line break between two of them. */
export const wordsOfBlocks = (blocks: readonly PastedBlock[]): PastedWord[] =>
  blocks.flatMap(linesOf).flatMap((line, index) => (index === 0 ? line : ['break' as const, ...line]));

function linesOf(block: PastedBlock): (readonly PastedWord[])[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item) => item.flatMap(linesOf));
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'code':
      return block.text.split('\n').map((text) => [{ text, marks: { names: new Set(['code']) } }]);
    case 'rule':
      return [];
    case 'table':
      return block.rows.map((row) =>
        row
          .filter((cell) => !isBlank(cell))
          .flatMap((cell, index) => (index === 0 ? cell : [{ text: ' | ', marks: { names: new Set<string>() } }, ...cell])),
      );
    default:
      return [block.words];
  }
}
