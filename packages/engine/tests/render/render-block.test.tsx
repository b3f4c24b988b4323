import { describeException, trustType } from '@pagewright/core';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { createRenderBlock } from '../../src/render/render-block.tsx';

/** Renders a block of a static type with this component. */
async function render(component: unknown): Promise<string> {
  const renderBlock = await createRenderBlock(
    { staticComponents: { note: trustType<ComponentType<never>>(component) }, islands: {}, layouts: {} },
    () => ({
      interactive: false,
      pageHeading: false,
    }),
  );
  return renderBlock({ key: 'note-1', type: 'note', props: {} });
}

test('a component that is asynchronous is an error that says so', async () => {
  await expect(render(async () => <p>Later</p>)).rejects.toThrow(
    'its component is asynchronous: it, or a component in it, returns or uses a promise.',
  );
});

test('a style attribute is an error that shows the element; the words in a text are none', async () => {
  // As a package writes it: in the code of a site it does not compile.
  const box: object = { style: { width: 3 } };
  await expect(render(() => <i {...box}>a</i>)).rejects.toThrow('forbids: <i style="width:3px">. Use class names.');
  expect(await render(() => <code title='a style="b"'>{'<i style="a">'}</code>)).toContain('style=&quot;');
});

test('what only a browser has is an error that says where it can be used', () => {
  const error = new ReferenceError('window is not defined');
  expect(describeException(error, () => 'src/blocks/note.tsx:1:15')).toBe(
    'ReferenceError: window is not defined (src/blocks/note.tsx:1:15). Components run on the server first: use it in an enhance script, or in a block that React hydrates in useEffect, an event handler or <ClientOnly>.',
  );
});
