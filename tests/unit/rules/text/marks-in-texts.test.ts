import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { post } from '../../../support/listed-posts.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('marks-in-texts');
const problemsOf = (heading: string, field = 'heading') =>
  problemsAfter(temp, (site) => site.edit('pages/home.yaml', 'heading: Plain words only', `${field}: ${JSON.stringify(heading)}`));

test.each([
  ['Less CO<sub>2</sub>', 'tags', 'heading: Less CO2'],
  ['~~Old~~ new prices', 'tildes', 'heading: Old new prices'],
  ['Press <kbd>Esc</kbd>', 'tags', 'heading: Press Esc'],
])('a plain text with marks of long texts is reported: %s', async (heading, name, fix) => {
  const problems = await problemsOf(heading);
  expect(problems).toMatchObject([
    {
      code: 'markup-in-text',
      message: `"heading" is plain text, so visitors will see the ${name}.`,
      fix: expect.stringContaining(fix.replace('heading: ', '')),
    },
  ]);
});

test('a plain text needs nothing for a formula, a tilde or an address', async () => {
  expect(await problemsOf('CO2 of ~5 g, see example.com')).toEqual([]);
});

test('the target of a link needs no glyph', async () => {
  const content = '<p><a href="#прозрачность" title="Ж">Below</a></p>';
  const problems = await problemsAfter(temp, (site) =>
    site.write('collections/posts.yaml', post(1, '2025-03-03').replace('<p>Text.</p>', JSON.stringify(content))),
  );
  expect(problems.filter(({ code }) => code === 'missing-glyph')).toEqual([]);
});
