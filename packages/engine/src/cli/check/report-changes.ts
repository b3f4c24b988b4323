import { count } from '../../problems/format-problem.ts';
import type { Change } from '../../yaml/edit/fix-site.ts';

/** Formats the changes of `--fix`: each place with its lines before and after. */
export function reportChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing was changed: no problem here can be fixed with --fix.';
  const files = new Set(changes.map(({ file }) => file)).size;
  const parts = changes.map(({ file, line, codes, before, after }) =>
    [`${file}:${line}  ${codes.join(', ')}`, ...before.map((row) => `  - ${row}`), ...after.map((row) => `  + ${row}`)].join('\n'),
  );
  return `${parts.join('\n\n')}\n\nChanged ${count(changes.length, 'place')} in ${count(files, 'file')}.`;
}
