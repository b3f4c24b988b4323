import { absenceOf } from '../../content/publication.ts';
import { defineRule } from '../define-rule.ts';
import { isReadWhole } from '../site/is-read-whole.ts';

export const unusedRecord = defineRule({
  code: 'unused-record',
  severity: 'warning',
  fixable: false,
  where: 'record',
  summary: 'A record is not shown on any page.',
  why: 'Visitors never see it. Perhaps somebody forgot to add it to a page.',
  wrong: [
    '# collections/people.yaml',
    '- id: ana',
    '  name: Ana Sol',
    '  role: Makes chairs',
    '- id: ben',
    '  name: Ben Roy',
    '  role: Left last year, and is on no page',
  ].join('\n'),
  right: ['# collections/people.yaml', '- id: ana', '  name: Ana Sol', '  role: Makes chairs'].join('\n'),
  check: (site) => {
    if (!isReadWhole(site)) return [];
    return site.collections.flatMap(({ name, file, records }) =>
      records.flatMap(({ key, path, record }) => {
        if (name === undefined || site.pageInputs.has(`record:${name}/${key}`)) return [];
        // No list contains it before it is published.
        if (absenceOf(record, site.now)) return [];
        return [
          {
            place: file.locate([...path, 'id'], 'value'),
            text: file.readText(),
            context: `${name}, record "${key}"`,
            message: `No page shows the record "${key}" of ${name}.`,
            hint: `Add it to a block, or remove it.${record.listed === false ? ' With "listed: false", only blocks that name its id show it.' : ''}`,
          },
        ];
      }),
    );
  },
});
