import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../support/linked-site.ts';
import { rename, textsOf } from '../../support/renaming.ts';

const temp = tempFolder('rename');

describe('before a rename', () => {
  test('--dry-run shows every line and file that would change', async () => {
    const site = linkedSite(temp);
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'record', 'faqs/how-long', 'duration', '--dry-run');
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: [
        'collections/faqs.yaml:1',
        '  - - id: how-long   # the one most asked',
        '  + - id: duration   # the one most asked',
        '',
        'pages/asked.yaml:11',
        '  -     questions: [ how-long,   who-owns ]',
        '  +     questions: [ duration,   who-owns ]',
        '',
        'Nothing was written.',
      ].join('\n'),
    });
    expect(textsOf(site)).toEqual(before);
  });

  test('an unreadable file stops it, because its references are unknown', async () => {
    const site = linkedSite(temp);
    site.write('pages/broken.yaml', 'path: "/broken\n');
    const { exitCode, output } = await rename(site, 'page', '/asked', '/questions');
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: 'pages/broken.yaml cannot be read, so its references are unknown. Fix it first: npm run check',
    });
  });

  test('reports a new problem and undoes all changes', async () => {
    const site = linkedSite(temp);
    // A 404 page gets no redirect, and a search for URLs in the text does not find this link.
    site.write('pages/lost.yaml', site.read('pages/asked-not.yaml').replace('path: /asked-not', 'path: /lost/404'));
    site.edit('collections/posts.yaml', 'href="/asked#faq"', 'href="&#47;lost/404"');
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'page', '/lost/404', '/gone/404');
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^collections\/posts\.yaml:9:29 {2}broken-link {2}[\s\S]*\nNothing was changed, because of these problems\.$/);
    expect(textsOf(site)).toEqual(before);
  });

  test.each([
    [[], '"rename" has no option --site before page, record, field or media: options come after it. All options: npm run rename -- --help'],
    [['page', '/asked'], '"rename page" needs TO (its new path), such as: npm run rename -- page /old-path /new-path'],
    [['block', 'a', 'b'], 'There is no "rename block". Commands: page, record, field and media. More: npm run rename -- --help'],
    [['page', '/a', '/b', '/c'], '"rename page" takes no argument "/c". Usage: npm run rename -- page --help'],
  ])('the wrong call %j prints the missing or superfluous argument', async (args, output) => {
    expect(await rename(linkedSite(temp), ...args)).toEqual({ exitCode: 2, output });
  });
});
