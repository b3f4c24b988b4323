import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';

/** Two blocks of one page must not share an anchor id. */
export const duplicateAnchor: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const indexOf = new Map<string, number>();
    const placeOf = (index: number) => page.file.locate(['blocks', index, 'id'], 'value');
    return page.blocks.flatMap(({ index, block: { id, type, hidden } }) => {
      if (id === undefined || hidden) return [];
      const earlier = indexOf.get(id);
      indexOf.set(id, earlier ?? index);
      if (earlier === undefined) return [];
      const place = placeOf(index);
      return [
        createProblem({
          code: 'duplicate-anchor',
          place,
          text: page.file.text,
          context: `page "${page.name}", block ${index + 1} (${type})`,
          message: `Two blocks of this page have the id "${id}": lines ${placeOf(earlier).line} and ${place.line}.`,
          hint: 'Change one of them.',
        }),
      ];
    });
  });
