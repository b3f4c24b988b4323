import { expect, test } from 'vitest';
import { countSaves, saveFigure, saveLimit } from '../../live-preview.ts';

/** Saves whose results are these, and a clock of the processor that goes on by a second with each. */
function savesOf(...results: (number | undefined)[]) {
  let saved = 0;
  const save = async (): Promise<number | undefined> => results[saved++];
  return countSaves(save, { count: results.length - 2, cpu: () => saved });
}

test('the first two saves warm up; each other one has its time and processor time', async () => {
  expect(await savesOf(900, 800, 40, 60)).toEqual({ times: [40, 60], cpu: 1, missed: 0 });
});

test('a save that is not seen counts as the limit and does not stop the others; the figure says so', async () => {
  const saves = await savesOf(undefined, 800, 40, undefined, 60);
  expect(saves).toEqual({ times: [40, saveLimit, 60], cpu: 1, missed: 1 });
  expect(saveFigure('saving: Ours', saves)).toMatchObject({ what: 'saving: Ours, 1 of 3 not seen', value: 60, best: 40 });
});
