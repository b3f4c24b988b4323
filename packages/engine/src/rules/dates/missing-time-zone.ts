import type { PublicationFields } from '../../content/publication.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import { valueAt } from '../../content/validate/schema-subject.ts';
import { writtenOffset } from '../../time/moment.ts';
import { defineRule } from '../define-rule.ts';
import type { RuleInput } from '../site/rule-input.ts';

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
function datesOf({ pages, collections, deadlines }: RuleInput): string[] {
  const presets = new Set(pages.filter(isPreset).map(({ file }) => file.shown));
  const ofPublication = ({ publish }: PublicationFields): string[] => [publish?.from, publish?.until].filter((one) => one !== undefined);
  return [
    ...pages.filter((page) => !isPreset(page)).flatMap(({ fields }) => (fields ? ofPublication(fields) : [])),
    ...collections.flatMap(({ records }) => records.flatMap(({ record }) => ofPublication(record))),
    ...deadlines.filter(({ file }) => !presets.has(file.shown)).map(({ date }) => date),
  ];
}
