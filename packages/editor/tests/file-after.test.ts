import { expect, test } from 'vitest';
import { FileAfter } from '../src/client/file-after.ts';

test.each([
  ['moved', { kind: 'move', path: ['blocks'], from: 0, to: 1 }, ['same', 'same', 'c'], 1],
  ['below one that was added', { kind: 'insert', path: ['blocks'], at: 0, value: 'same' }, ['same', 'same', 'same', 'c'], 1],
  ['below one that was deleted', { kind: 'delete', path: ['blocks', 0] }, ['same', 'c'], undefined],
  ['above its copy', { kind: 'copy', path: ['blocks'], index: 0 }, ['same', 'same', 'same', 'c'], 0],
] as const)('one of two blocks that say the same is found when it was %s here', (_, change, blocks, index) => {
  const after = new FileAfter({ blocks: ['same', 'same', 'c'] }, { blocks }, [change]);
  expect(after.pathOf(['blocks', 0, 'heading'])).toEqual(index === undefined ? undefined : ['blocks', index, 'heading']);
});
