import { isPreset } from '../../content/validate/preset-pages.ts';
import { defineRule } from '../define-rule.ts';

export const tooManyBlocks = defineRule({
  code: 'too-many-blocks',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A page has more blocks of a type than it may have.',
  why: 'Some blocks only make sense once on a page, such as a job that search engines list with the address of its page.',
  wrong: [
    'blocks:',
    '  - type: hero',
    '    heading: Welcome',
    '  - type: questions',
    '    heading: Questions about chairs',
    '  - type: questions',
    '    heading: Questions about tables',
  ].join('\n'),
  right: [
    'blocks:',
    '  - type: hero',
    '    heading: Welcome',
    '  - type: questions',
    '    heading: Questions about chairs and tables',
  ].join('\n'),
  check: ({ pages, schemas: { traitsOf } }) =>
    pages.flatMap((page) => {
      if (isPreset(page)) return [];
      const counts = new Map<string, number>();
      return page.outline.flatMap(({ index, type, isHidden }) => {
        const { maxPerPage } = traitsOf(type);
        if (maxPerPage === undefined || isHidden) return [];
        const count = (counts.get(type) ?? 0) + 1;
        counts.set(type, count);
        if (count <= maxPerPage) return [];
        return [
          {
            place: page.file.locate(['blocks', index, 'type'], 'value'),
            text: page.file.readText(),
            context: `page "${page.name}", block ${index + 1} (${type})`,
            message: `This is block ${count} of the type "${type}" on this page. A page may have ${maxPerPage}.`,
            hint: 'Move it to a page of its own, put its content into the other block, or remove it.',
          },
        ];
      });
    }),
});
