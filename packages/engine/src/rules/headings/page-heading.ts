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
  summary: 'A page has no block that opens it, or more than one.',
  why: 'The opening holds the heading of the page, of which search engines and screen readers want exactly one.',
  wrong: ['blocks:', '  - type: call-to-action', '    heading: Ready when you are', '    button: { label: Say hello, to: /contact }'].join(
    '\n',
  ),
  right: [
    'blocks:',
    '  - type: page-header',
    '    heading: Say hello',
    '  - type: call-to-action',
    '    heading: Ready when you are',
    '    button: { label: Say hello, to: /contact }',
  ].join('\n'),
  check: ({ pages, schemas }) => pages.flatMap((page) => findingOf(page, schemas) ?? []),
});

function findingOf(page: ValidPage, { blockTypes, traitsOf }: ContentSchemas): Finding | undefined {
  const { fields, blocks, file, name } = page;
  // A block with an error may have the heading. A page whose blocks are all hidden is reported by all-hidden.
  const isUnknown = !fields || blocks.length < fields.blocks.length;
  if (isUnknown || isPreset(page) || blocks.every(({ block }) => block.hidden)) return undefined;
  const [first, second] = blocks.filter(({ block }) => traitsOf(block.type).pageHeading && !block.hidden);
  if (first === undefined)
    return {
      text: file.text,
      context: `page "${name}"`,
      place: file.locate(['blocks'], 'key'),
      message: 'No block of this page brings the heading of the page.',
      hint: `Start it with one of: ${blockTypes.filter((type) => traitsOf(type).pageHeading).join(', ')}.`,
    };
  if (second === undefined) return undefined;
  return {
    text: file.text,
    context: `page "${name}", block ${second.index + 1} (${second.block.type})`,
    place: file.locate(['blocks', second.index, 'type'], 'value'),
    message: `Two blocks of this page bring the heading of the page: block ${first.index + 1} (${first.block.type}) and block ${second.index + 1} (${second.block.type}).`,
    hint: 'Keep one of them.',
  };
}
