import { isPreset } from '../../content/validate/preset-pages.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { defineRule } from '../define-rule.ts';

export const pageHeading = defineRule({
  code: 'page-heading',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A page has no main heading (h1), or more than one.',
  why: 'Search engines and screen readers expect exactly one main heading on a page. Some blocks contain it.',
  wrong: ['blocks:', '  - type: offer', '    heading: Ready when you are', '    button: { label: Say hello, to: /contact }'].join('\n'),
  right: [
    'blocks:',
    '  - type: hero',
    '    heading: Say hello',
    '  - type: offer',
    '    heading: Ready when you are',
    '    button: { label: Say hello, to: /contact }',
  ].join('\n'),
  check: ({ pages, schemas }) => pages.flatMap((page) => findingOf(page, schemas) ?? []),
});

function findingOf(page: ValidPage, { blockTypes, traitsOf }: ContentSchemas): Finding | undefined {
  const { fields, declared, outline, file, name } = page;
  // A block with an error may have the heading. A page whose blocks are all hidden is reported by all-hidden.
  const isUnknown = !fields || outline.length < declared;
  if (isUnknown || isPreset(page) || outline.every(({ isHidden }) => isHidden)) return undefined;
  const [first, second] = outline.filter(({ type, isHidden }) => traitsOf(type).pageHeading && !isHidden);
  if (first === undefined)
    return {
      text: file.readText(),
      context: `page "${name}"`,
      place: file.locate(['blocks'], 'key'),
      message: 'This page has no main heading (h1).',
      hint: `Start the page with one of these blocks: ${blockTypes.filter((type) => traitsOf(type).pageHeading).join(', ')}.`,
    };
  if (second === undefined) return undefined;
  return {
    text: file.readText(),
    context: `page "${name}", block ${second.index + 1} (${second.type})`,
    place: file.locate(['blocks', second.index, 'type'], 'value'),
    message: `This page has two main headings (h1): in block ${first.index + 1} (${first.type}) and block ${second.index + 1} (${second.type}).`,
    hint: 'Keep one of these blocks.',
  };
}
