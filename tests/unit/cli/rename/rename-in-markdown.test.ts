import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../../support/linked-site.ts';
import { changesOf } from '../../../support/renaming.ts';
import type { SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('rename-in-markdown');
let site: SiteCopy;

beforeEach(() => {
  site = linkedSite(temp);
  const posts = site.read('collections/posts.yaml');
  const markdown = [
    'content: |',
    '    See [the questions](/asked#faq), [them again][again] and [nothing](/asked-not).',
    '',
    '    ![The bench](/media/pictures/bench.png "In use")',
    '',
    '    [again]: /asked',
  ].join('\n');
  site.write('collections/posts.yaml', posts.replace(/content: "<p>Looks.*/, markdown));
});

describe('a text in Markdown', () => {
  test('gets the new path of a page', async () => {
    const changes = await changesOf(site, 'page', '/asked', '/questions');
    expect(changes.filter((line) => /\[/.test(line))).toEqual([
      'collections/posts.yaml: -     See [the questions](/asked#faq), [them again][again] and [nothing](/asked-not).',
      'collections/posts.yaml: -     [again]: /asked',
      'collections/posts.yaml: +     See [the questions](/questions#faq), [them again][again] and [nothing](/asked-not).',
      'collections/posts.yaml: +     [again]: /questions',
    ]);
  });

  test('gets the new path of a picture', async () => {
    const changes = await changesOf(site, 'media', 'media/pictures/bench.png', '/media/workshop/our-bench.png');
    expect(changes.filter((line) => /!\[/.test(line))).toEqual([
      'collections/posts.yaml: -     ![The bench](/media/pictures/bench.png "In use")',
      'collections/posts.yaml: +     ![The bench](/media/workshop/our-bench.png "In use")',
    ]);
  });
});
