import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { post } from '../../../support/listed-posts.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('marks-in-texts');
const problemsOf = (heading: string, field = 'heading') =>
  problemsAfter(temp, (site) => site.edit('pages/home.yaml', 'heading: Plain words only', `${field}: ${JSON.stringify(heading)}`));

test.each([
  ['Less CO<sub>2</sub>', 'tags', undefined],
  ['~~Old~~ new prices', 'tildes', undefined],
  ['Press <kbd>Esc</kbd>', 'tags', expect.stringContaining('Press Esc')],
])('a plain text with marks of long texts is reported, with a fix that loses no meaning: %s', async (heading, name, fix) => {
  const problems = await problemsOf(heading);
  expect(problems.map(({ code, message, fix: offered }) => ({ code, message, fix: offered }))).toEqual([
    { code: 'markup-in-text', message: `"heading" is plain text, so visitors will see the ${name}.`, fix },
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
