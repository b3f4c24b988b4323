import { createProblem } from '../content/create-problem.ts';
import type { Check } from './check.ts';

/** Two blocks of one page must not share an anchor id. */
export const duplicateAnchor: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const lineOf = new Map<string, number>();
    return page.blocks.flatMap(({ index, block: { id, type } }) => {
      if (id === undefined) return [];
      const place = page.file.locate(['blocks', index, 'id'], 'value');
      const earlier = lineOf.get(id);
      lineOf.set(id, earlier ?? place.line);
      if (earlier === undefined) return [];
      return [
        createProblem({
          code: 'duplicate-anchor',
          place,
          text: page.file.text,
          context: `page "${page.name}", block ${index + 1} (${type})`,
          message: `Two blocks of this page have the id "${id}": lines ${earlier} and ${place.line}.`,
          hint: 'Change one of them.',
        }),
      ];
    });
  });
