import { allRules } from '../rules/rule-codes.ts';
import { document, plain, sample } from './markdown.ts';

/** Returns `docs/authors/problems.md`: every code with a wrong and a right example. */
export function problemsPage(): string {
  return document(
    '# Problems',
    'All problems that `npm run check`, the live preview and a build can report, by code. An **error** stops a build, a **warning** does not. `npm run explain -- CODE` shows the same in the terminal. The examples use the block types and collections of an example site, such as `hero`; your site has its own.',
    allRules.map(({ code, summary }) => `- [${code}](#${code}): ${plain(summary)}`).join('\n'),
    ...allRules.flatMap(section),
  );
}

function section({ code, severity, fixable, summary, why, where, wrong, right }: (typeof allRules)[number]): string[] {
  const fence = where === 'file' ? 'text' : 'yaml';
  const fix = fixable ? ' `npm run check -- --fix` fixes it where that is safe.' : '';
  return [
    `## ${code}`,
    `**${severity}** · ${plain(summary)} ${plain(why)}${fix}`,
    'Wrong:',
    sample(fence, wrong),
    'Right:',
    sample(fence, right),
  ];
}
