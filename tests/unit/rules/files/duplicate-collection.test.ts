import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('duplicate-collection');

test('reports the second of two files of one collection, with both names, and reads the first', async () => {
  const problems = await problemsAfter(temp, (site) => site.write('collections/faqs.yml', '- id: another\n  question: A?\n  answer: B.\n'));
  expect(problems).toMatchObject([{ code: 'duplicate-collection', file: 'collections/faqs.yml', line: 1 }]);
  expect(problems[0]?.message).toContain('collections/faqs.yaml and collections/faqs.yml');
});
