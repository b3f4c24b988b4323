import { EditorState, NodeSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { pictureAt, setPicture } from '../src/client/rich/rich-commands.ts';
import { openRichText } from '../src/client/rich/rich-document.ts';

test('a picture is added behind the selected words, and changed when it is selected', () => {
  const opened = openRichText('One word.', false);
  if (!opened) throw new Error('No document.');
  let state = EditorState.create({ doc: opened.doc });
  const set = (alt: string): void =>
    void setPicture({ src: '/media/loom.png', alt })(state, (transaction) => (state = state.apply(transaction)));
  set('A [loom]');
  expect(opened.write(state.doc)).toBe('![A \\[loom\\]](/media/loom.png)One word.');
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 1)));
  expect(pictureAt(state)).toEqual({ src: '/media/loom.png', alt: 'A [loom]' });
  set('A wide loom');
  expect(opened.write(state.doc)).toBe('![A wide loom](/media/loom.png)One word.');
});
