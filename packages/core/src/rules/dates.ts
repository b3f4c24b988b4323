import { isPreset } from '../content/presets.ts';
import { absenceOf, isPublished, type PublicationFields } from '../content/publication.ts';
import { valueAt } from '../content/validate/schema-subject.ts';
import type { PageSummary } from '../content/validate/validate-page.ts';
import { endOf, hasEnded, writtenOffset } from '../time/moment.ts';
import { defineRule } from './define-rule.ts';
import type { RuleInput } from './site/rule-input.ts';
import { describeAbsence } from './site/unpublished-links.ts';

export const pastDate = defineRule({
  code: 'past-date',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The date until which something is of use has passed.',
  why: 'Visitors would see an offer that has ended, or nothing at all.',
  wrong: ['type: offer', 'heading: Chairs at half the price', 'button: { label: Choose one, to: /contact }', 'until: 2020-06-01'].join(
    '\n',
  ),
  right: ['type: offer', 'heading: Chairs at half the price', 'button: { label: Choose one, to: /contact }', 'until: 2099-06-01'].join(
    '\n',
  ),
  check: (site) => {
    const past = site.deadlines.filter((deadline) => !deadline.isHidden && hasEnded(deadline.date, site.now));
    if (past.length === 0) return [];
    const { linkTargets, pageSummaries } = site;
    const presets = new Set(pageSummaries.filter(isPreset).map(({ file }) => file.displayPath));
    return past.flatMap(({ file, at, context, page, date }) => {
      if (presets.has(file.displayPath) || (page !== undefined && !linkTargets.isPublished(page))) return [];
      return [
        {
          place: file.locate(at, 'value'),
          text: file.readText(),
          context,
          message: `The date in "${String(at.at(-1))}" has passed: ${date}.`,
          hint: 'Write a later date, or remove what it belongs to. A block can also be hidden with "hidden: true".',
        },
      ];
    });
  },
});

export const missingTimeZone = defineRule({
  code: 'missing-time-zone',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'The site has dates on which something begins or ends, and site.yaml names no time zone.',
  why: 'Days then begin and end at midnight in UTC: in California in the afternoon of the day before.',
  wrong: ['site.yaml  (without timeZone)', 'pages/questions.yaml  (publish: from 2020-06-01)'].join('\n'),
  right: ['site.yaml  (timeZone: Europe/Berlin)', 'pages/questions.yaml  (publish: from 2020-06-01)'].join('\n'),
  check: (site) => {
    const { settings, settingsFile } = site;
    if (!settings || valueAt(settingsFile.value, ['timeZone']) !== undefined) return [];
    const [date] = datesOf(site).filter((one) => writtenOffset(one) === undefined);
    if (date === undefined) return [];
    return [
      {
        place: settingsFile.locate(['url'], 'key'),
        text: settingsFile.readText(),
        message: `The site has dates, such as ${date}, and no "timeZone", so its days begin and end at midnight in UTC.`,
        hint: 'Add a line with the time zone of the company, such as: timeZone: Europe/Berlin',
      },
    ];
  },
});

/** Returns the dates on which pages, records and blocks begin or end, as written. */
function datesOf({ pageSummaries: pages, collections, deadlines }: RuleInput): string[] {
  const presets = new Set(pages.filter(isPreset).map(({ file }) => file.displayPath));
  const ofPublication = ({ publish }: PublicationFields): string[] => [publish?.from, publish?.until].filter((one) => one !== undefined);
  return [
    ...pages.filter((page) => !isPreset(page)).flatMap(({ fields }) => (fields ? ofPublication(fields) : [])),
    ...collections.flatMap(({ records }) => records.flatMap(({ record }) => ofPublication(record))),
    ...deadlines.filter(({ file }) => !presets.has(file.displayPath)).map(({ date }) => date),
  ];
}

export const noPublishedPage = defineRule({
  code: 'no-published-page',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A page file makes pages from records, and the time of all of them is over.',
  why: 'The built site has none of these pages. Links to them are shown as text.',
  wrong: ['pages/story.yaml  (collection: stories)', 'collections/stories.yaml  (all: publish: until 2020-06-01)'].join('\n'),
  right: ['pages/story.yaml  (collection: stories)', 'collections/stories.yaml  (one published)'].join('\n'),
  check: ({ pageSummaries, now }) => {
    const byFile = new Map<string, PageSummary[]>();
    for (const page of pageSummaries)
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
