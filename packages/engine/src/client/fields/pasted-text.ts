/** A bullet that a word processor has written as a character, and the spaces behind it. */
const bullet = /^([ \t]*)[•●○◦▪■‣⁃·\uF0B7\uF0A7][ \t\u00A0]+(?=\S)/gm;

/** Returns a pasted text as an input gets it: in Markdown (`isRich`), bullets are a list and cells of a spreadsheet a table; elsewhere a tab is a space. */
export function pastedText(text: string, isRich: boolean): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/^\n+|(?<!\n)\n+$/g, '');
  if (!isRich) return lines.replaceAll(/(?<![ \u00A0])[ \u00A0]*\t[ \u00A0\t]*/g, ' ');
  const listed = lines.replaceAll(bullet, '$1- ');
  const rows = listed.split('\n').map((line) => line.split('\t'));
  const [header = []] = rows;
  if (header.length < 2 || rows.some(({ length }) => length !== header.length)) return listed;
  const written = rows.map((row) => `| ${row.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`);
  return [written[0], `|${header.map(() => '---').join('|')}|`, ...written.slice(1)].join('\n');
}
