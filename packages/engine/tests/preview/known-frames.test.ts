import { expect, test, vi } from 'vitest';
import type { RenderedBlock } from '../../../core/src/model/page-data.ts';
import type { BlockModel } from '../../../core/src/model/page-model.ts';
import { KnownFrames } from '../../src/preview/known-frames.ts';

const frameOf = ({ key, type, props }: BlockModel): RenderedBlock => ({
  ...{ key, type, html: JSON.stringify(props), isIsland: false, isRevealed: true, isAboveHeader: false },
});
const block = (key: string, text: string): BlockModel => ({ key, type: 'text', props: { text } });

test('only blocks that say something else are rendered again', () => {
  const render = vi.fn(frameOf);
  const frames = new KnownFrames();
  const parts = [{}];
  for (const texts of [
    ['one', 'two'],
    ['one', 'three'],
  ]) {
    render.mockClear();
    const next = frames.next(parts, render);
    expect(texts.map((text, index) => next(block(String(index), text)).html)).toEqual(texts.map((text) => JSON.stringify({ text })));
  }
  expect(render.mock.calls.map(([{ key }]) => key)).toEqual(['1']);
});

test('every block is rendered again with other code or settings', () => {
  const render = vi.fn(frameOf);
  const frames = new KnownFrames();
  for (const parts of [[1, 2], [1, 2], [1, 3], [1]]) frames.next(parts, render)(block('a', 'one'));
  expect(render).toHaveBeenCalledTimes(3);
});

test('a block of an earlier state is not kept', () => {
  const render = vi.fn(frameOf);
  const frames = new KnownFrames();
  for (const text of ['one', 'two', 'one']) frames.next([], render)(block('a', text));
  expect(render).toHaveBeenCalledTimes(3);
});

test('a block that cannot be rendered is not kept', () => {
  const frames = new KnownFrames();
  const fail = (): RenderedBlock => {
    throw new Error('No.');
  };
  expect(() => frames.next([], fail)(block('a', 'one'))).toThrow('No.');
  expect(frames.next([], frameOf)(block('a', 'one')).key).toBe('a');
});
