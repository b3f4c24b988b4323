import type { Place, Problem } from '../problems/problem.ts';
import { indexOf, lineAt } from './source-lines.ts';

/**
 * Returns the fix that turns a group of fields into a list entry: a dash before its first line, and two more spaces
 * before its other lines. Undefined when the group is in brackets or does not start on its own line.
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
