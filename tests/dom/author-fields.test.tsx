import { planOf } from '@pagewright/core';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldTexts } from '../../packages/engine/src/client/fields/field-texts.ts';
import { FieldView } from '../../packages/engine/src/client/fields/field-view.tsx';
import { FieldsContext, type FieldsContextValue } from '../../packages/engine/src/client/fields/fields-context.ts';
import type { Field } from '../../packages/engine/src/editor-schema/controls.ts';
import { fieldsOf } from '../../packages/engine/src/editor-schema/field-controls.ts';
import siteCode from '../../src/site.ts';
import { sourcesWithout } from './sources-without.ts';

afterEach(() => vi.unstubAllGlobals());

const fieldIn = (fields: readonly Field[], name: string): Field =>
  fields.find((field) => field.name === name) ?? expect.fail(`There is no field ${name}.`);

const ofBlock = (type: string, name: string): Field => fieldIn(fieldsOf(planOf(siteCode.blockSchema(type))), name);

const collections = ['services', 'posts'].map((name) => ({ name, many: name, fields: fieldsOf(planOf(siteCode.recordSchema(name))) }));

const sent = vi.fn((event: FormEvent) => event.preventDefault());

/** Shows a field in a form. Returns its present value. */
function show(field: Field, value: unknown, names: FieldsContextValue['names'] = {}): { readonly value: unknown } {
  const shown = { value };
  const context: FieldsContextValue = { problems: [], names, texts: fieldTexts, collections, sources: sourcesWithout };
  function Shown(): ReactNode {
    const [present, setPresent] = useState(value);
    shown.value = present;
    return <FieldView field={field} path={[field.name]} value={present} onChange={setPresent} />;
  }
  render(
    <FieldsContext value={context}>
      <form onSubmit={sent}>
        <Shown />
        <button type="submit">Send</button>
      </form>
    </FieldsContext>,
  );
  return shown;
}

test('records are selected by their collection, and then by its fields', async () => {
  const user = userEvent.setup();
  const shown = show(ofBlock('list', 'records'), 'gone');
  expect(screen.queryByLabelText('Order')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Records of'), 'posts');
  expect(shown.value).toBe('posts');
  await user.selectOptions(screen.getByLabelText('Order'), 'Title, descending');
  expect(shown.value).toEqual({ of: 'posts', order: 'title descending' });
  const list = screen.getByRole('group', { name: 'Show' });
  await user.click(within(list).getByRole('button', { name: 'Add an entry' }));
  await user.selectOptions(within(list).getByLabelText('Entry 1'), 'Title');
  expect(shown.value).toEqual({ of: 'posts', order: 'title descending', show: ['title'] });
  await user.selectOptions(screen.getByLabelText('Records of'), 'services');
  expect(shown.value).toBe('services');
});

test('a required field of a form is a box to tick, with an error message if somebody writes one', async () => {
  const user = userEvent.setup();
  const entries = ofBlock('form', 'fields');
  if (entries.control !== 'list' || entries.item.control !== 'group') expect.fail('A form has fields.');
  const shown = show(fieldIn(entries.item.fields, 'required'), undefined);
  await user.click(screen.getByLabelText('Required'));
  expect(shown.value).toBe(true);
  await user.type(screen.getByLabelText('In your own words'), 'Who are you?');
  expect(shown.value).toBe('Who are you?');
  await user.clear(screen.getByLabelText('In your own words'));
  expect(shown.value).toBe(true);
  await user.click(screen.getByLabelText('Required'));
  expect(shown.value).toBeUndefined();
});

test('the old path of a redirect is one that was published and is gone, or another that is typed', async () => {
  const user = userEvent.setup();
  const redirects = fieldIn(fieldsOf(planOf(siteCode.siteSchema)), 'redirects');
  if (redirects.control !== 'list' || redirects.item.control !== 'group') expect.fail('Redirects are a list of groups.');
  const shown = show(fieldIn(redirects.item.fields, 'from'), '/Old.html', { 'old-paths': ['/our-looms', '/our-yarns'] });
  // jsdom has no dialogs.
  vi.stubGlobal('reportError', vi.fn());
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await user.click(screen.getByRole('button', { name: 'Choose From' }));
  await user.click(await screen.findByRole('button', { name: '/our-looms' }));
  expect(shown.value).toBe('/our-looms');
  await user.clear(screen.getByLabelText('From'));
  await user.click(screen.getByRole('button', { name: 'Choose From' }));
  // Enter chooses the only one that is found, and never sends the form around.
  await user.type(await screen.findByRole('searchbox'), 'our{Enter}');
  expect(shown.value).toBe('');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'looms{Enter}');
  expect(shown.value).toBe('/our-looms');
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('From'), '/2');
  expect(shown.value).toBe('/our-looms/2');
});

test('the label of a field is left out only at the start of its description', () => {
  const own = { ...ofBlock('list', 'heading'), label: 'Bild' };
  show({ ...own, description: 'Das Bild. Ohne Bild steht dort ein Muster.' }, '');
  show({ ...own, description: 'Bild. Was darauf zu sehen ist.' }, '');
  const texts = [...document.querySelectorAll('.about')].map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Das Bild. Ohne Bild steht dort ein Muster.');
  expect(texts[1]).toContain('· Was darauf zu sehen ist.');
});

test('a box for what is so by default is ticked: unticking it writes the line, and ticking it again removes the line', async () => {
  const listed = fieldIn(fieldsOf(planOf(siteCode.recordSchema('faqs'))), 'listed');
  const shown = show(listed, undefined);
  const box = screen.getByRole('checkbox');
  expect(box).toHaveProperty('checked', true);
  await userEvent.click(box);
  expect(shown.value).toBe(false);
  await userEvent.click(box);
  expect(shown.value).toBeUndefined();
});
