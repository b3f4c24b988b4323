import { defineRule } from '../define-rule.ts';

export const unusedShared = defineRule({
  code: 'unused-shared',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A shared block is not used on any page.',
  why: 'Visitors never see it. Perhaps somebody forgot to add it to a page.',
  wrong: 'shared/offer.yaml  (on no page)',
  right: 'shared/offer.yaml  (on a page: "- use: offer")',
  check: ({ pages, shared }) => {
    // A page that cannot be read may use any block, and a misspelt name may mean any block.
    const isUnsure = pages.some(({ file, uses }) => file.problems.length > 0 || [...uses.values()].includes(undefined));
    if (isUnsure) return [];
    return shared
      .filter(({ name, isValid }) => isValid && !pages.some(({ uses }) => uses.has(name)))
      .map(({ name, file }) => ({
        place: file.locate(['type'], 'value'),
        text: file.readText(),
        message: `No page uses the shared block "${name}".`,
        hint: `Put it on a page with "- use: ${name}", or remove the file.`,
      }));
  },
});
