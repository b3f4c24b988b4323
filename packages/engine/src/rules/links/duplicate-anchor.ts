import { placeOfLink } from '../../content/resolve/findings.ts';
import type { BlockOutline, ValidPage } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import type { Place } from '../../problems/problem.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { defineRule } from '../define-rule.ts';
import type { RuleInput } from '../site/rule-input.ts';

export const duplicateAnchor = defineRule({
  code: 'duplicate-anchor',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two blocks or headings on one page have the same id.',
  why: 'A link to this id could go to either of them.',
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
  check: (site) => site.pages.flatMap((page) => [...findingsOfBlocks(page), ...findingsOfHeadings(page, site)]),
});

function findingsOfBlocks(page: ValidPage): Finding[] {
  const pathOf = new Map<string, ValuePath>();
  return page.outline.flatMap(({ index, type, ...block }) =>
    idsOf({ index, type, ...block }).flatMap(({ id, path }) => {
      const earlier = pathOf.get(id);
      pathOf.set(id, earlier ?? path);
      if (earlier === undefined) return [];
      const [first, place] = [earlier, path].map((one) => placeOfId(page, one));
      if (!first || !place) return [];
      return [
        {
          place,
          text: page.file.readText(),
          context: `page "${page.name}", block ${index + 1} (${type})`,
          message: `Two blocks on this page have the id "${id}": lines ${first.line} and ${place.line}.`,
          hint: 'Change one of them.',
        },
      ];
    }),
  );
}

/** Finds the ids that authors have written for headings and that are not unique on a page. Other headings give way. */
function findingsOfHeadings(page: ValidPage, { headingsOf }: RuleInput): Finding[] {
  const { writtenIds } = headingsOf(page);
  if (writtenIds.length === 0) return [];
  const earlier = new Map(
    page.outline.flatMap(idsOf).map(({ id, path }) => [id, { words: 'A block and a heading', place: placeOfId(page, path) }]),
  );
  return writtenIds.flatMap(({ id, isUsed, context, ...written }) => {
    const place = placeOfLink(written);
    const other = earlier.get(id);
    earlier.set(id, other ?? { words: 'Two headings', place });
    if (!other && !isUsed) return [];
    return [
      {
        place,
        text: written.file.readText(),
        context: context ?? `page "${page.name}"`,
        message: other ? describe(id, other, place) : `The page uses the id "${id}" itself, so no heading can have it.`,
        hint: 'Change the id of the heading, or remove it: then the heading gets one of its own.',
      },
    ];
  });
}

/** An id that is on the page already. */
type EarlierId = { words: string; place: Place };

function describe(id: string, { words, place: first }: EarlierId, place: Place): string {
  if (first.file !== place.file) return `${words} on this page have the id "${id}": the other one is in ${first.file}, line ${first.line}.`;
  // A shared block that the page uses twice.
  if (first.line === place.line) return `The heading with the id "${id}" is on this page twice.`;
  return `${words} on this page have the id "${id}": lines ${first.line} and ${place.line}.`;
}

const placeOfId = ({ file }: ValidPage, path: ValuePath): Place => file.locate([...path, 'id'], 'value');

/** Lists the ids of a visible block and of the blocks inside of it, with the paths of these blocks. */
function idsOf({ index, id, isHidden, nestedIds = [] }: BlockOutline): { id: string; path: ValuePath }[] {
  if (isHidden) return [];
  const own = id === undefined ? [] : [{ id, path: [] }];
  return [...own, ...nestedIds].map(({ id: one, path }) => ({ id: one, path: ['blocks', index, ...path] }));
}
