import { rules } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import { document, plain, sample } from './markdown.ts';

/** `docs/authors/problems.md`: every kind of problem, with a wrong and a right example. */
export function problemsPage(): string {
  const all = Object.values(rules).sort((a, b) => (a.code < b.code ? -1 : 1));
  return document(
    '# Problems',
    'What `npm run check`, the live preview and a build may say of your content, by the code that each message carries. An **error** stops a build; a **warning** does not. `npm run explain -- CODE` shows the same in the terminal.',
    all.map(({ code, summary }) => `- [${code}](#${code}): ${plain(summary)}`).join('\n'),
    ...all.flatMap(section),
  );
}

function section({ code, severity, fixable, summary, why, where, wrong, right }: Rule): string[] {
  const fence = where === 'file' ? 'text' : 'yaml';
  const mended = fixable ? ' `npm run check -- --fix` mends it where that is safe.' : '';
  return [
    `## ${code}`,
    `**${severity}** · ${plain(summary)} ${plain(why)}${mended}`,
    'Wrong:',
    sample(fence, wrong),
    'Right:',
    sample(fence, right),
  ];
}
