import { defineRule } from '../define-rule.ts';

export const headingOrder = defineRule({
  code: 'heading-order',
  severity: 'warning',
  fixable: false,
  where: 'record',
  summary: 'The headings in a text skip a level, or do not start with h2.',
  why: 'People who use a screen reader jump from heading to heading. A skipped level sounds like a missing part.',
  wrong: [
    '# collections/stories.yaml',
    '- id: first-chair',
    '  title: The first chair',
    '  published: "2025-03-03"',
    '  content: |',
    '    <h2>How it is made</h2>',
    '    <h4>The legs</h4>',
  ].join('\n'),
  right: [
    '# collections/stories.yaml',
    '- id: first-chair',
    '  title: The first chair',
    '  published: "2025-03-03"',
    '  content: |',
    '    <h2>How it is made</h2>',
    '    <h3>The legs</h3>',
  ].join('\n'),
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
