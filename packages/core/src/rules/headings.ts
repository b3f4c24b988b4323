import { isPreset } from '../content/presets.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Finding } from '../problems/create-problem.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { defineRule } from './define-rule.ts';
import { checkPlainTexts } from './site/plain-texts.ts';

const story = [
  '# collections/stories.yaml',
  '- id: first-chair',
  '  title: The first chair',
  '  published: "2025-03-03"',
  '  content: |',
  '    <h2>How it is made</h2>',
];

export const headingOrder = defineRule({
  code: 'heading-order',
  severity: 'warning',
  fixable: false,
  where: 'record',
  summary: 'The headings in a text skip a level, or do not start with h2.',
  why: 'People who use a screen reader jump from heading to heading. A skipped level sounds like a missing part.',
  wrong: [...story, '    <h4>The legs</h4>'].join('\n'),
  right: [...story, '    <h3>The legs</h3>'].join('\n'),
  checkText: ({ file, context, texts }) =>
    texts.flatMap(({ text, at, isRich, findHeadings }) => {
      // A block has a title of its own, an <h2>. The text of a record is often a whole page.
      const above = at[0] === 'blocks' ? 2 : 1;
      const levels = isRich ? [...text.matchAll(/<h([2-4])[ >]/g)].map(([, level]) => Number(level)) : [];
      const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? above) + 1);
      if (skipped < 0) return [];
      const before = levels[skipped - 1];
      const same = levels.slice(0, skipped).filter((level) => level === levels[skipped]).length;
      // Levels of Markdown count from the first heading of the text, so only their order can be wrong.
      const headings = findHeadings?.() ?? [];
      const written = headings.length === levels.length ? headings[skipped] : undefined;
      if (written) {
        const message =
          before === undefined
            ? 'The first heading of this text is below a later one.'
            : `Heading ${skipped + 1} of this text is more than one level below the heading before it.`;
        const hint = 'Write it with fewer hash signs (#). Every level must follow the one before.';
        return [{ place: file.locate(at, written), text: file.readText(), context, message, hint }];
      }
      return [
        {
          place: file.locate(at, { words: `<h${levels[skipped]}`, before: same }),
          text: file.readText(),
          context,
          message: `Heading ${skipped + 1} of this text is <h${levels[skipped]}>, ${before === undefined ? `but the first heading must be <h${above + 1}>` : `right after <h${before}>`}.`,
          hint: `Change it to <h${(before ?? above) + 1}>. The title above the text is <h${above}>, and every level must follow the one before.`,
        },
      ];
    }),
});

/** Characters of a heading that fills the first window of a phone: about eight lines of twenty characters. An estimate. */
const most = 160;

export const longHeading = defineRule({
  code: 'long-heading',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A heading is longer than what a phone shows at once.',
  why: 'Headings are set in large letters. A long one fills more than the window of a phone, and nobody can find anything by it.',
  wrong: ['type: hero', `heading: ${'Chairs for every kitchen, made of oak by us, '.repeat(4)}and delivered on time`].join('\n'),
  right: ['type: hero', 'heading: Chairs for every kitchen'].join('\n'),
  checkText: checkPlainTexts((text, field) =>
    field === 'heading' && text.length > most
      ? { message: `This heading has ${text.length} characters.`, hint: `Write at most ${most}, and move the rest to a text below it.` }
      : undefined,
  ),
});

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
  checkPage: (page, { schemas }) => [findingOf(page, schemas) ?? []].flat(),
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
