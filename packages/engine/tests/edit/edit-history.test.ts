import { expect, test } from 'vitest';
import { EditHistory } from '../../src/edit/edit-history.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = tempFolder('edit-history');

test('texts that were read long ago leave the memory, and those that were read last stay', async () => {
  const history = await EditHistory.open({ root, siteDir: `${root}/site` });
  const million = 'a'.repeat(1_000_000);
  const versions = Array.from({ length: 80 }, (_, index) => history.remember(`${index} ${million}`));
  const known = versions.map((version) => history.textOf(version) !== undefined);
  expect([known.at(0), known.at(10), known.at(30), known.at(-1)]).toEqual([false, false, true, true]);
  expect(known.filter(Boolean).length).toBe(67);
});
