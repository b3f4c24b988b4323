import { describe, expect, test } from 'vitest';
import { linkedSite } from '../../support/linked-site.ts';
import { rename, textsOf } from '../../support/renaming.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('rename');

describe('before anything is written', () => {
  test('--dry-run shows every line and file that would change', async () => {
    const site = linkedSite(temp);
    const before = textsOf(site);
    const { exitCode, said } = await rename(site, 'record', 'faqs/how-long', 'duration', '--dry-run');
    expect({ exitCode, said }).toEqual({
      exitCode: 0,
      said: [
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

  test('a file that cannot be read stops it: what it names is not known', async () => {
    const site = linkedSite(temp);
    site.write('pages/broken.yaml', 'path: "/broken\n');
    const { exitCode, said } = await rename(site, 'page', '/asked', '/questions');
    expect({ exitCode, said }).toEqual({
      exitCode: 1,
      said: 'pages/broken.yaml cannot be read, so what it names is not known. Mend it first: npm run check',
    });
  });

  test('what would be wrong afterwards is told, and everything is put back', async () => {
    const site = linkedSite(temp);
    // No redirect leads away from a 404 page, and this link is hidden from whoever looks for addresses in the text.
    site.write('pages/lost.yaml', site.read('pages/asked-not.yaml').replace('path: /asked-not', 'path: /lost/404'));
    site.edit('collections/posts.yaml', 'href="/asked#faq"', 'href="&#47;lost/404"');
    const before = textsOf(site);
    const { exitCode, said } = await rename(site, 'page', '/lost/404', '/gone/404');
    expect(exitCode).toBe(1);
    expect(said).toMatch(
      /^collections\/posts\.yaml:8:12 {2}broken-link {2}[\s\S]*\nNothing was changed: this would be wrong afterwards\.$/,
    );
    expect(textsOf(site)).toEqual(before);
  });

  test('a call that is not complete is answered with what it takes', async () => {
    for (const args of [[], ['page', '/asked'], ['block', 'a', 'b'], ['page', '/a', '/b', '/c']]) {
      expect(await rename(linkedSite(temp), ...args)).toEqual({ exitCode: 1, said: expect.stringMatching(/^Say what to rename/) });
    }
  });
});
