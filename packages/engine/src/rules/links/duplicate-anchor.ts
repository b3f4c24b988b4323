import type { ValuePath } from '../../yaml/yaml-file.ts';
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
      const placeOf = (path: ValuePath) => page.file.locate([...path, 'id'], 'value');
      const pathOf = new Map<string, ValuePath>();
      return page.outline.flatMap(({ index, id, type, isHidden, nestedIds = [] }) => {
        if (isHidden) return [];
        const own = id === undefined ? [] : [{ id, path: [] }];
        return [...own, ...nestedIds].flatMap(({ id: one, path }) => {
          const at = ['blocks', index, ...path];
          const earlier = pathOf.get(one);
          pathOf.set(one, earlier ?? at);
          if (earlier === undefined) return [];
          const place = placeOf(at);
          return [
            {
              place,
              text: page.file.readText(),
              context: `page "${page.name}", block ${index + 1} (${type})`,
              message: `Two blocks on this page have the id "${one}": lines ${placeOf(earlier).line} and ${place.line}.`,
              hint: 'Change one of them.',
            },
          ];
        });
      });
    }),
});
