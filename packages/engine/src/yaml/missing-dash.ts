import type { Place, Problem } from '../problems/problem.ts';
import { indexOf, lineAt } from './source-lines.ts';

/**
 * Makes an entry of a list of a group of fields that begins at a place: a dash before its first line, and
 * its other lines two spaces further in. Undefined where the group is in brackets or begins within a line.
 */
export function entryFix(text: string, place: Place): Pick<Problem, 'fix' | 'edits'> | undefined {
  const start = indexOf(text, place);
  const line = lineAt(text, start);
  const lead = line.text.slice(0, start - line.start);
  if (lead.trim() !== '' || text.charAt(start) === '{') return undefined;
  const edits = [{ start, end: start, text: '- ' }];
  for (let at = text.indexOf('\n', start) + 1; at > 0; at = text.indexOf('\n', at) + 1) {
    const { text: other } = lineAt(text, at);
    if (other.trim() === '') continue;
    if ((/^ */.exec(other)?.[0].length ?? 0) < lead.length) break;
    edits.push({ start: at, end: at, text: '  ' });
  }
  return { fix: `${lead}- ${line.text.slice(lead.length)}`, edits };
}
