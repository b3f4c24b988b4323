import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { errorsAfter } from '../../support/load-problems.ts';

const temp = tempFolder('references');
const head = 'path: /case\ntitle: A\ndescription: B\nblocks:\n';
const withBlock = (block: string) => errorsAfter(temp, (site) => site.write('pages/case.yaml', `${head}${block}`));
const withPicture = (src: string) =>
  withBlock(`  - type: text-image\n    heading: A\n    paragraphs: [B]\n    image: { src: ${src}, alt: C }\n`);

describe('a record', () => {
  test.each(['[how-long, who-owns, how-long]', '\n      - how-long\n      - who-owns\n      - how-long'])(
    'chosen twice in one list is reported at the second position: %j',
    async (list) => {
      const problems = await withBlock(`  - type: faq\n    heading: A\n    questions: ${list}\n`);
      expect(problems).toMatchObject([
        { code: 'repeated-record', length: 8, message: '"how-long" is in this list twice: entries 1 and 3.' },
      ]);
    },
  );

  test('may be chosen in two lists', async () => {
    const block = '  - type: faq\n    heading: A\n    questions: [how-long]\n';
    expect(await withBlock(block + block)).toEqual([]);
  });
});

describe('a missing picture', () => {
  test('is named as written, with the nearest existing file', async () => {
    expect(await withPicture('/media/pictures/bensh.png')).toMatchObject([
      {
        code: 'missing-media',
        message: 'The file /media/pictures/bensh.png does not exist. Did you mean /media/pictures/bench.png?',
        fix: 'image: { src: /media/pictures/bench.png, alt: C }',
      },
    ]);
  });

  test('gets no video as a suggestion', async () => {
    const [problem] = await withPicture('/media/films/loop.png');
    expect(problem).toMatchObject({ message: 'The file /media/films/loop.png does not exist.', hint: '/media/films/ contains no image.' });
    expect(problem?.fix).toBeUndefined();
  });

  test('in a missing folder is reported with the folder', async () => {
    const [problem] = await withPicture('/media/photographs/x.png');
    expect(problem?.hint).toBe('The folder /media/photographs/ does not exist.');
  });
});
