import { defineRule } from '../define-rule.ts';

export const duplicateAnchor = defineRule({
  code: 'duplicate-anchor',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two blocks on one page have the same id.',
  why: 'A link to this id could go to either block.',
  wrong: [
    'blocks:',
    '  - type: hero',
    '    id: team',
    '    heading: The team',
    '  - type: questions',
    '    id: team',
    '    heading: Questions about the team',
  ].join('\n'),
  right: [
    'blocks:',
    '  - type: hero',
    '    id: team',
    '    heading: The team',
    '  - type: questions',
    '    id: questions',
    '    heading: Questions about the team',
  ].join('\n'),
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const indexOf = new Map<string, number>();
      const placeOf = (index: number) => page.file.locate(['blocks', index, 'id'], 'value');
      return page.outline.flatMap(({ index, id, type, isHidden }) => {
        if (id === undefined || isHidden) return [];
        const earlier = indexOf.get(id);
        indexOf.set(id, earlier ?? index);
        if (earlier === undefined) return [];
        const place = placeOf(index);
        return [
          {
            place,
            text: page.file.text,
            context: `page "${page.name}", block ${index + 1} (${type})`,
            message: `Two blocks on this page have the id "${id}": lines ${placeOf(earlier).line} and ${place.line}.`,
            hint: 'Change one of them.',
          },
        ];
      });
    }),
});
