import fc from 'fast-check';
import type { Edit } from './edit.ts';
import type { SiteCopy } from './site-copy.ts';

const tags = fc.constantFrom('[rye]', '[wheat]', '[rye, wheat]');

/** What a block shows: valid and invalid choices of questions. */
const choices = fc.constantFrom(
  ...['all', '[how-long]', '[how-long, who-owns]', '{ tags: rye }', '{ tags: [wheat, rye], limit: 1 }', '{ order: question }'],
  ...['[{ question: Is there bread?, answer: Rye. }, how-long]', '[{ question: Is there bread?, answr: Rye. }]', '{ tag: rye }', '{}'],
);

const page = (chosen: string): string =>
  `path: /lists\ntitle: A page of lists\ndescription: One of the pages that come and go while others are looked at.\nblocks:\n  - type: page-header\n    heading: Lists\n  - type: faq\n    heading: Asked\n    questions: ${chosen}\n`;

const ofRecord = (id: string, line: string) => (copy: SiteCopy) =>
  copy.write('collections/faqs.yaml', copy.read('collections/faqs.yaml').replace(`- id: ${id}\n`, `- id: ${id}\n${line}`));

/** Edits of lists in blocks, and of the fields that decide which lists contain a record. */
export const listEdits: fc.Arbitrary<Edit> = fc.oneof(
  choices.map((chosen) => ({ what: `a block shows ${chosen}`, apply: (copy: SiteCopy) => copy.write('pages/lists.yaml', page(chosen)) })),
  fc.record({ id: fc.constantFrom('how-long', 'who-owns', 'what-costs'), words: tags }).map(({ id, words }) => ({
    what: `tags of ${id}`,
    apply: ofRecord(id, `  tags: ${words}\n`),
  })),
  fc.constantFrom('how-long', 'who-owns').map((id) => ({ what: `${id} is not listed`, apply: ofRecord(id, '  listed: false\n') })),
  fc.constantFrom('draft: true', 'publish: { from: 2999-01-01 }', 'publish: { until: 2999-01-01 }').map((line) => ({
    what: `who-owns has ${line}`,
    apply: ofRecord('who-owns', `  ${line}\n`),
  })),
  fc.constant({
    what: 'no record has tags, and all are listed',
    apply: (copy: SiteCopy) =>
      copy.write('collections/faqs.yaml', copy.read('collections/faqs.yaml').replaceAll(/^ {2}(?:tags|listed|draft|publish): .*\n/gm, '')),
  }),
);
