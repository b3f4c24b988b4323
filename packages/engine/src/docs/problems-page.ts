import { allRules } from '../rules/rule-codes.ts';
import { document, plain, sample } from './markdown.ts';

/** Returns `docs/authors/problems.md`: every code with a wrong and a right example. */
export function problemsPage(): string {
  return document(
    '# Problems',
    'What `npm run check`, the live preview and a build may say of your content, by the code that each message carries. An **error** stops a build; a **warning** does not. `npm run explain -- CODE` shows the same in the terminal.',
    allRules.map(({ code, summary }) => `- [${code}](#${code}): ${plain(summary)}`).join('\n'),
    ...allRules.flatMap(section),
  );
}

function section({ code, severity, fixable, summary, why, where, wrong, right }: (typeof allRules)[number]): string[] {
  const fence = where === 'file' ? 'text' : 'yaml';
  const fix = fixable ? ' `npm run check -- --fix` mends it where that is safe.' : '';
  return [
    `## ${code}`,
    `**${severity}** · ${plain(summary)} ${plain(why)}${fix}`,
    'Wrong:',
    sample(fence, wrong),
    'Right:',
    sample(fence, right),
  ];
}
