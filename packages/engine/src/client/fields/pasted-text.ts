/** A bullet that a word processor has written as a character, and the spaces behind it. Word has "o" with a tab in lists within lists. */
const bullet = /^([ \t]*)(?:([•●○◦▪■‣⁃·\uF0B7\uF0A7])[ \t\u00A0]+|(o)\t)(?=\S)/;

/** Returns how deep a list is by its bullet, as word processors choose them. */
export const levelOfBullet = (sign: string): number => (/[o○◦]/.test(sign) ? 2 : /[▪■\uF0A7]/.test(sign) ? 3 : 1);

/** Writes lines with bullets as lists in Markdown, those of a deeper level within the one above. */
function withLists(text: string): string {
  let open: number[] = [];
  let outer = '';
  const lines = text.split('\n').map((line) => {
    const [start, indent = '', sign, letter = ''] = bullet.exec(line) ?? [];
    const level = levelOfBullet(sign ?? letter);
    const isAfterList = open.length > 0 && start === undefined && /^\S/.test(line);
    open = start === undefined ? [] : [...open.filter((one) => one < level), level];
    // Markdown would take the next paragraph for a part of the last entry.
    if (start === undefined) return isAfterList ? `\n${line}` : line;
    // The bullet says how deep a list is; it may have a tab before it all the same.
    if (open.length === 1) outer = indent;
    return `${outer}${'  '.repeat(open.length - 1)}- ${line.slice(start.length)}`;
  });
  return lines.join('\n');
}

/** Returns a pasted text as an input gets it: in Markdown (`isRich`), bullets are a list and cells of a spreadsheet a table; elsewhere a tab is a space. */
export function pastedText(text: string, isRich: boolean): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/^\n+|(?<!\n)\n+$/g, '');
  if (!isRich) return lines.replaceAll(/(?<![ \u00A0])[ \u00A0]*\t[ \u00A0\t]*/g, ' ');
  const listed = withLists(lines);
  const rows = listed.split('\n').map((line) => line.split('\t'));
  const [header = []] = rows;
  if (header.length < 2 || rows.some(({ length }) => length !== header.length)) return listed;
  const written = rows.map((row) => `| ${row.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`);
  return [written[0], `|${header.map(() => '---').join('|')}|`, ...written.slice(1)].join('\n');
}
