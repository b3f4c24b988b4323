import { unpublishedByPath } from '../../content/publication.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import { defineRule } from '../define-rule.ts';
import { linkTarget } from '../site/link-target.ts';
import { type PageEntry, pageEntries } from '../site/page-entries.ts';
import { describeAbsence, howToPublish, type Unpublished } from '../site/unpublished.ts';

export const unpublishedEntry = defineRule({
  code: 'unpublished-entry',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'An entry of the navigation, the footer or the redirects goes to a page that is not published.',
  why: 'The built site leaves the entry out. It appears with its page, so you need not change anything.',
  wrong: ['site.yaml  (navigation: to /questions)', 'pages/questions.yaml  (publish: from 2999-06-01)'].join('\n'),
  right: ['site.yaml  (navigation: to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: ({ pages, now, settings, settingsFile }) => {
    const unpublished = unpublishedByPath(
      pages.filter((page) => !isPreset(page)),
      now,
    );
    if (!settings || unpublished.size === 0) return [];
    return pageEntries(settings).flatMap((entry) => {
      const path = linkTarget({ href: entry.to })?.path;
      const found = path === undefined ? undefined : unpublished.get(path);
      if (path === undefined || !found) return [];
      return [{ place: settingsFile.locate(entry.at, 'value'), text: settingsFile.readText(), ...describe(entry, path, found) }];
    });
  },
});

function describe({ name }: PageEntry, path: string, found: Unpublished): { message: string; hint: string } {
  const { reason } = found.absence;
  const target = `${name} leads to ${path}, ${describeAbsence(found)}.`;
  if (reason === 'over') return { message: `${target} The built site leaves it out.`, hint: `Remove it, or ${howToPublish(found)}.` };
  const until = reason === 'early' ? 'that day' : 'the page is published';
  return {
    message: `${target} The built site leaves it out until ${until}.`,
    hint:
      reason === 'early'
        ? `It appears with the first build on or after ${found.absence.moment}. There is nothing to do.`
        : `It appears when you ${howToPublish(found)}.`,
  };
}
