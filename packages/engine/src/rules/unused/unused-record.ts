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
    '# collections/why-choose-us.yaml',
    '- id: quiet',
    '  icon: moon',
    '  title: Quiet',
    '  desc: The door is shut, and no page shows this.',
  ].join('\n'),
  right: [
    '# collections/why-choose-us.yaml',
    '- id: near',
    '  icon: map-pin',
    '  title: Near',
    '  desc: A short walk away, as the page on the shelf says.',
  ].join('\n'),
  check: (site) => {
    if (!isReadWhole(site)) return [];
    return site.collections.flatMap(({ name, file, records }) =>
      records.flatMap(({ key, path }) => {
        if (name === undefined || site.pageInputs.has(`record:${name}/${key}`)) return [];
        return [
          {
            place: file.locate([...path, 'id'], 'value'),
            text: file.text,
            context: `${name}, record "${key}"`,
            message: `No page shows the record "${key}" of ${name}.`,
            hint: 'Add it to a block, or remove it.',
          },
        ];
      }),
    );
  },
});
