import { planOf } from '@pagewright/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Fields, FieldsContext, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';
import { fieldsOf } from '../../packages/engine/src/editor-schema/field-controls.ts';
import siteCode from '../../src/site.ts';
import { sourcesWithout } from './sources-without.ts';

async function upload(before: object = {}): Promise<{ alt: HTMLElement; shown: () => unknown; unmount: () => void }> {
  const fields = fieldsOf(planOf(siteCode.recordSchema('posts'))).filter(({ name }) => name === 'image');
  const sources = { ...sourcesWithout, addMedia: async () => ({ outcome: 'added', path: '/media/loom.png' }) as const };
  let shown: unknown = before;
  function Shown(): ReactNode {
    const [value, setValue] = useState<unknown>(before);
    const change = (next: unknown): void => {
      shown = next;
      setValue(next);
    };
    return (
      <>
        <Fields fields={fields} path={[]} value={value} onChange={change} />
        <button type="button">Next</button>
      </>
    );
  }
  const { unmount } = render(
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, sources }}>
      <Shown />
    </FieldsContext>,
  );
  const chooser = document.querySelector('input[type="file"]');
  if (!chooser) throw new Error('The field has no upload.');
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'loom.png', { type: 'image/png' })] } });
  return { alt: await screen.findByLabelText(/alt/i), shown: () => shown, unmount };
}

test('a picture that is uploaded into a record without one is passed on when it is described, or marked as decorative', async () => {
  const { alt, shown } = await upload();
  expect(alt).toHaveProperty('value', '');
  await waitFor(() => expect(document.activeElement).toBe(alt));
  expect(shown()).toEqual({});
  // A description is demanded, unless the picture is decorative.
  const need = (): string | null | undefined => alt.closest('.field')?.querySelector('.need')?.textContent;
  expect(need()).toBe(fieldTexts.required);
  fireEvent.change(alt, { target: { value: 'A loom' } });
  expect(shown()).toEqual({ image: { src: '/media/loom.png', alt: 'A loom' } });
  fireEvent.click(screen.getByLabelText(/decorative/i));
  expect(shown()).toEqual({ image: { src: '/media/loom.png', decorative: true } });
  expect(need()).toBe(fieldTexts.optional);
});

test('a picture in place of another one has the description of that one marked, until it is changed or confirmed', async () => {
  const old = { image: { src: '/media/kiln.png', alt: 'A kiln' } };
  const { alt, shown, unmount } = await upload(old);
  expect(await screen.findByText(fieldTexts.otherPicture)).toBeTruthy();
  expect(document.activeElement).toBe(alt);
  expect(shown()).toEqual({ image: { src: '/media/loom.png', alt: 'A kiln' } });
  fireEvent.change(alt, { target: { value: 'A loom' } });
  expect(screen.queryByText(fieldTexts.otherPicture)).toBeNull();
  unmount();
  await upload(old);
  fireEvent.click(await screen.findByText(fieldTexts.fitsPicture));
  expect(screen.queryByText(fieldTexts.otherPicture)).toBeNull();
  unmount();
});

test('a picture that is not described is passed on when its fields are left', async () => {
  const { alt, shown } = await upload();
  act(() => screen.getByLabelText(/decorative/i).focus());
  expect(shown()).toEqual({});
  act(() => alt.focus());
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(shown()).toEqual({ image: { src: '/media/loom.png' } });
});

test('a picture that is not described is passed on when something else is shown in place of its fields', async () => {
  const { shown, unmount } = await upload();
  expect(shown()).toEqual({});
  unmount();
  expect(shown()).toEqual({ image: { src: '/media/loom.png' } });
});
