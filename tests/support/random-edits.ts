import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Edit } from './edit.ts';
import { listEdits } from './list-edits.ts';
import type { SiteCopy } from './site-copy.ts';

const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
const page = fc.constantFrom('clients', 'contact', 'home', 'questions', 'workshop').map((name) => `pages/${name}.yaml`);

const replace = (copy: SiteCopy, file: string, pattern: RegExp, by: string): void => copy.write(file, copy.read(file).replace(pattern, by));

const newPage = (path: string, heading: string): string =>
  `path: ${path}\ntitle: ${heading} page\ndescription: One of the pages that come and go while others are looked at.\nblocks:\n  - type: page-header\n    heading: ${heading}\n`;

const removeIfThere = (copy: SiteCopy, file: string): void => {
  if (existsSync(join(copy.dir, file))) copy.remove(file);
};

/** Edits of pages, records, settings, pictures and files, valid and invalid ones. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  { arbitrary: listEdits, weight: 6 },
  fc.record({ file: page, by: word }).map(({ file, by }) => ({
    what: `title of ${file}`,
    apply: (copy: SiteCopy) => replace(copy, file, /^title: .*/m, `title: ${by} and more`),
  })),
  fc.record({ file: page, by: word }).map(({ file, by }) => ({
    what: `heading in ${file}`,
    apply: (copy: SiteCopy) => replace(copy, file, /heading: .*/, `heading: ${by}`),
  })),
  fc.record({ file: page, by: word }).map(({ file, by }) => ({
    what: `mistake in ${file}`,
    apply: (copy: SiteCopy) => replace(copy, file, /heading: /, `${by.toLowerCase()}: `),
  })),
  word.map((by) => ({ what: 'a record', apply: (copy: SiteCopy) => replace(copy, 'collections/clients.yaml', /name: .*/, `name: ${by}`) })),
  word.map((by) => ({
    what: 'an answer',
    apply: (copy: SiteCopy) => replace(copy, 'collections/faqs.yaml', /answer: .*/, `answer: ${by}.`),
  })),
  word.map((by) => ({
    what: 'the footer',
    apply: (copy: SiteCopy) => replace(copy, 'site.yaml', /^(footer:\n {2}text:) .*/m, `$1 ${by}.`),
  })),
  fc.integer({ min: 10, max: 99 }).map((width) => ({
    what: 'an SVG picture',
    apply: (copy: SiteCopy) =>
      copy.write('media/clients/harbourline.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`),
  })),
  fc.record({ name: fc.constantFrom('one', 'two'), heading: word }).map(({ name, heading }) => ({
    what: `page ${name} written`,
    apply: (copy: SiteCopy) => copy.write(`pages/${name}.yaml`, newPage(`/${name}`, heading)),
  })),
  fc
    .constantFrom('one', 'two')
    .map((name) => ({ what: `page ${name} removed`, apply: (copy: SiteCopy) => removeIfThere(copy, `pages/${name}.yaml`) })),
  word.map((heading) => ({
    what: 'a shared block and its use',
    apply: (copy: SiteCopy) => {
      copy.write('shared/ask.yaml', `type: page-header\nheading: ${heading}\n`);
      copy.write('pages/one.yaml', `${newPage('/one', heading)}  - use: ask\n`);
    },
  })),
  fc.constant({ what: 'a shared block removed', apply: (copy: SiteCopy) => removeIfThere(copy, 'shared/ask.yaml') }),
);
