import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';

/** The headings of a rich text go down one level at a time: readers who cannot see the page go by them. */
export const headingOrder: Check = ({ texts }) =>
  texts.flatMap(({ file, context, texts: all }) =>
    all.flatMap(({ text, at, isRich }) => {
      const levels = isRich ? [...text.matchAll(/<h([2-4])[ >]/g)].map(([, level]) => Number(level)) : [];
      const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 1) + 1);
      if (skipped < 0) return [];
      const before = levels[skipped - 1];
      return [
        createProblem({
          code: 'heading-order',
          severity: 'warning',
          place: file.locate(at, 'value'),
          text: file.text,
          context,
          message: `Heading ${skipped + 1} of this text is <h${levels[skipped]}>, ${before === undefined ? 'and the first of it' : `right after <h${before}>`}.`,
          hint: `Make it <h${(before ?? 1) + 1}>: the title above the text is <h1>, and no level is skipped.`,
        }),
      ];
    }),
  );
