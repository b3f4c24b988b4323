import { isPreset } from '../content/validate/preset-pages.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { blockTypes, traitsOf } from '../registry/block-types.ts';
import type { Check } from './check.ts';

/** A page has one heading of its own: search engines and screen readers take it for what the page is about. */
export const pageOpening: Check = ({ pages }) =>
  pages.flatMap((page): Problem[] => {
    const { shell, blocks, file, name } = page;
    // A block that is wrong, or of an unknown type, may be the one; that all are hidden is told by itself.
    const isUnknown = !shell || blocks.length < shell.blocks.length;
    if (isUnknown || isPreset(page) || blocks.every(({ block }) => block.hidden)) return [];
    const found = blocks.filter(({ block }) => traitsOf(block.type).pageHeading && !block.hidden);
    const base = { code: 'page-opening', severity: 'warning' as const, text: file.text };
    const [first, second] = found;
    if (first === undefined)
      return [
        createProblem({
          ...base,
          context: `page "${name}"`,
          place: file.locate(['blocks'], 'key'),
          message: 'No block of this page brings the heading of the page.',
          hint: `Start it with one of: ${blockTypes.filter((type) => traitsOf(type).pageHeading).join(', ')}.`,
        }),
      ];
    if (second === undefined) return [];
    return [
      createProblem({
        ...base,
        context: `page "${name}", block ${second.index + 1} (${second.block.type})`,
        place: file.locate(['blocks', second.index, 'type'], 'value'),
        message: `Two blocks of this page bring the heading of the page: block ${first.index + 1} (${first.block.type}) and block ${second.index + 1} (${second.block.type}).`,
        hint: 'Keep one of them.',
      }),
    ];
  });
