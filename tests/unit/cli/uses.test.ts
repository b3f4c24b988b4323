import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../support/linked-site.ts';
import { runMain } from '../../support/run-main.ts';

const site = linkedSite(tempFolder('uses'));

const uses = async (...names: string[]) => {
  const { exitCode, stdout, stderr } = await runMain('uses', ...names, '--site', site.dir);
  return { exitCode, said: `${stdout}${stderr}`.replaceAll(`${site.dir}/`, '').trimEnd().split('\n') };
};

describe('the uses of a name', () => {
  test.each([
    [
      'a record: where it is chosen, where all of its collection are, and the pages it appears on',
      ['faqs/how-long'],
      [
        'The record faqs/how-long is used in 2 places:',
        'pages/asked.yaml:11:18  page "What is asked", block 2 (faq)',
        'pages/many.yaml:9:16  page "Many things", block 2 (faq), with all of faqs',
        'It appears on 2 pages: /asked, /many',
      ],
    ],
    [
      'a record of a list',
      ['web/acme', 'portfolio/web/acme'],
      [
        'The record portfolio/web/acme is used in 1 place:',
        'pages/many.yaml:12:15  page "Many things", block 3 (portfolio-carousel), with the whole list "web"',
        'It appears on 1 page: /many',
      ],
    ],
    [
      'a record that has a page of its own',
      ['posts/1'],
      [
        'The record posts/1 is used in 2 places:',
        'pages/posts.yaml:2:13  page "{title}", with all of posts',
        'pages/posts.yaml:7:11  page "{title}", block 1 (article), with all of posts',
        'It appears on 1 page: /posts/1',
      ],
    ],
    [
      'a file of media, in shared blocks and records as well',
      ['/media/pictures/bench.png', 'media/pictures/bench.png', 'site.config/media/pictures/bench.png'],
      [
        'The file /media/pictures/bench.png is used in 2 places:',
        'shared/bench.yaml:5:8  shared block "bench" (text-image)',
        'collections/portfolio.yaml:3:10  portfolio, record "web/acme"',
        'It appears on 1 page: /many',
      ],
    ],
    [
      'a page: every link to it, whatever follows its path',
      ['/asked', '/asked/', '/asked#faq'],
      [
        'The page /asked is used in 3 places:',
        'pages/many.yaml:19:41  page "Many things", block 5 (call-to-action)',
        'collections/posts.yaml:8:12  posts, record "1"',
      ],
    ],
    [
      'a page that is made from a record',
      ['/posts/1'],
      [
        'The page /posts/1 is used in 1 place:',
        'collections/posts.yaml:18:12  posts, record "2"',
        'It is made from the record posts/1, which appears on 1 page: /posts/1',
      ],
    ],
    [
      'a block type',
      ['portfolio-grid'],
      ['The block type portfolio-grid is used in 1 place:', 'pages/many.yaml:13:11  page "Many things", block 4 (portfolio-grid)'],
    ],
    [
      'a shared block',
      ['bench'],
      [
        'The shared block bench is used in 1 place:',
        'pages/many.yaml:20:10  page "Many things", block 6 (text-image, shared "bench")',
        'It appears on 1 page: /many',
      ],
    ],
    [
      'a collection',
      ['portfolio'],
      [
        'The collection portfolio is used in 2 places:',
        'pages/many.yaml:12:15  page "Many things", block 3 (portfolio-carousel)',
        'pages/many.yaml:16:9  page "Many things", block 4 (portfolio-grid)',
        'It appears on 1 page: /many',
      ],
    ],
  ])('is listed by place: %s', async (_, names, said) => {
    for (const name of names) expect(await uses(name)).toEqual({ exitCode: 0, said });
  });

  test('in site.yaml are listed with their section', async () => {
    expect((await uses('/')).said).toContain('site.yaml:18:9  navigation');
  });
});

describe('an unused or unknown name', () => {
  test.each([
    ['/many', 'The page /many is used in 1 place:'],
    ['rocket', 'The icon rocket is used nowhere.'],
    ['notice', 'The block type notice is used nowhere.'],
  ])('without uses is reported as unused, with exit code 0: %s', async (name, said) => {
    const { exitCode, said: lines } = await uses(name);
    expect({ exitCode, first: lines[0] }).toEqual({ exitCode: 0, first: said });
  });

  test.each([
    ['/aksed', '/asked'],
    ['/media/pictures/bensh.png', '/media/pictures/bench.png'],
    ['faqs/how-lon', 'faqs/how-long'],
    ['how-long', 'faqs/how-long'],
    ['contact-from', 'contact-form'],
    ['rokcet', 'rocket'],
  ])('and does not exist, such as %s, is answered with the nearest name', async (name, nearest) => {
    expect(await uses(name)).toEqual({
      exitCode: 1,
      said: [`There is no page, file, record, collection, block or icon called "${name}". Did you mean "${nearest}"?`],
    });
  });
});

test('an unreadable file is reported', async () => {
  site.write('pages/broken.yaml', 'path: "/broken\n');
  const { exitCode, said } = await uses('/asked');
  site.remove('pages/broken.yaml');
  expect(exitCode).toBe(0);
  expect(said).toContain('pages/broken.yaml cannot be read, so its references are unknown: npm run check');
});

test('records that are written in blocks, queries and unlisted records count where they are shown', async () => {
  const copy = linkedSite(tempFolder('uses-lists'));
  copy.edit('collections/faqs.yaml', '- id: "who-owns"\n', '- id: who-owns\n  tags: [code]\n  listed: false\n');
  copy.edit('collections/faqs.yaml', '- id: how-long', '- tags: [code]\n  id: how-long');
  copy.edit('pages/asked.yaml', '[ how-long,   who-owns ]', '{ tags: code }');
  const used = async (name: string) => {
    const { stdout } = await runMain('uses', name, '--site', copy.dir);
    return stdout.replaceAll(`${copy.dir}/`, '').trimEnd().split('\n');
  };
  expect(await used('faqs/how-long')).toEqual([
    'The record faqs/how-long is used in 2 places:',
    'pages/asked.yaml:11:16  page "What is asked", block 2 (faq), with a query',
    'pages/many.yaml:9:16  page "Many things", block 2 (faq), with all of faqs',
    'It appears on 2 pages: /asked, /many',
  ]);
  expect(await used('faqs/who-owns')).toEqual(['The record faqs/who-owns is used nowhere.']);
});
