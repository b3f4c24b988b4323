import { absenceOf, isPublished } from '../../content/publication.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { endOf } from '../../time/moment.ts';
import { defineRule } from '../define-rule.ts';
import { describeAbsence } from '../site/unpublished.ts';

export const noPublishedPage = defineRule({
  code: 'no-published-page',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A page file makes pages from records, and the time of all of them is over.',
  why: 'The built site has none of these pages. Links to them are shown as text.',
  wrong: ['pages/story.yaml  (collection: stories)', 'collections/stories.yaml  (all: publish: until 2020-06-01)'].join('\n'),
  right: ['pages/story.yaml  (collection: stories)', 'collections/stories.yaml  (one published)'].join('\n'),
  check: ({ pages, now }) => {
    const byFile = new Map<string, ValidPage[]>();
    for (const page of pages)
      if (page.template && page.fields && !page.isFallback) byFile.set(page.source.path, [...(byFile.get(page.source.path) ?? []), page]);
    return [...byFile.values()].flatMap((made) => {
      if (made.some(({ fields }) => isPublished(fields, now))) return [];
      const absences = made.flatMap((page) => {
        const absence = page.fields && absenceOf(page.fields, now);
        // One that is over because of the dates of its file is over as its author says.
        return absence?.reason === 'over' && page.fields?.within?.publish?.until === absence.moment ? [{ page, absence }] : [];
      });
      const [last] = absences.toSorted((a, b) => endOf(b.absence.moment, now.timeZone) - endOf(a.absence.moment, now.timeZone));
      if (!last || absences.length < made.length) return [];
      const { file, template } = last.page;
      return [
        {
          place: file.locate(['collection'], 'value'),
          text: file.readText(),
          message: `No record of ${template?.collection} is published now, so the built site has none of the pages of this file. The last one is ${last.page.fields?.path}, ${describeAbsence(last)}.`,
          hint: 'Add a record that is published, change "publish" of one of them, or remove this file.',
        },
      ];
    });
  },
});
