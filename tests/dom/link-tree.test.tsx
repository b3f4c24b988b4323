import { planOf } from '@pagewright/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ZodType } from 'zod';
import { footerSchema, navigationSchema } from '../../packages/core/src/schema/navigation.ts';
import { type FieldSources, Fields, FieldsContext, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';
import { fieldOf } from '../../packages/engine/src/editor-schema/field-controls.ts';

afterEach(() => vi.unstubAllGlobals());

const link = (label: string) => ({ label, to: `/${label.toLowerCase()}` });
const menu = [link('Home'), { label: 'Shop', items: [link('Bread'), link('Cakes')] }, link('Team')];

const sources: FieldSources = {
  media: async () => [],
  thumbnail: (path) => path,
  addMedia: async () => ({ outcome: 'known', path: '' }),
  icons: async () => [],
  links: async () => ({ pages: [{ path: '/about', title: 'About us', isGenerated: false, anchors: [] }], files: ['/media/menu.pdf'] }),
  records: async () => [],
};

/** Shows a field of the settings, as the editor does. `read` returns its value. */
function show(name: string, schema: ZodType, start: unknown): { read: () => unknown } {
  let written = start;
  function Form() {
    const [value, setValue] = useState(start);
    written = value;
    return (
      <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, sources }}>
        <Fields
          fields={[fieldOf(name, planOf(schema))]}
          path={[]}
          value={{ [name]: value }}
          onChange={(next) => setValue(Object(next)[name])}
        />
      </FieldsContext>
    );
  }
  render(<Form />);
  return { read: () => written };
}

const row = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('.tree summary')].find(({ textContent }) => textContent?.startsWith(name)) ??
  expect.fail(`There is no row ${name}.`);

async function press(name: string, ...keys: string[]): Promise<void> {
  row(name).focus();
  for (const key of keys) await userEvent.keyboard(key);
}

/** The labels of a menu: those of the links in an entry are in brackets. */
const labels = (entries: unknown): string =>
  (Array.isArray(entries) ? entries : [])
    .map((entry) => {
      const { label, heading, items, links } = Object(entry);
      return `${label ?? heading}${items || links ? `(${labels(items ?? links)})` : ''}`;
    })
    .join(' ');

test('the entries of a menu move by keys, on both levels, and keep the focus', async () => {
  const { read } = show('navigation', navigationSchema, menu);
  await press('Team', '{Alt>}{ArrowRight}{/Alt}');
  expect(labels(read())).toBe('Home Shop(Bread Cakes Team)');
  expect(document.activeElement).toBe(row('Team'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(labels(read())).toBe('Home Shop(Team Bread Cakes)');
  await press('Cakes', '{Alt>}{ArrowLeft}{ArrowUp}{/Alt}');
  expect(labels(read())).toBe('Home Cakes Shop(Team Bread)');
  await press('Bread', '{Delete}');
  expect(document.activeElement).toBe(row('Team'));
  await press('Team', '{Alt>}{ArrowLeft}{/Alt}');
  expect(read()).toEqual([link('Home'), link('Cakes'), { label: 'Shop' }, link('Team')]);
  // An entry with links of its own stays where it is.
  await press('Home', '{Alt>}{ArrowLeft}{ArrowRight}{ArrowUp}{/Alt}', '{ArrowDown}');
  expect(labels(read())).toBe('Home Cakes Shop Team');
  expect(document.activeElement).toBe(row('Cakes'));
});

test('an entry with a menu does not move into another menu', async () => {
  const { read } = show('navigation', navigationSchema, menu);
  await press('Shop', '{Alt>}{ArrowRight}{/Alt}');
  expect(read()).toBe(menu);
});

test('a page is added with its title, and its fields are open', async () => {
  vi.stubGlobal('reportError', vi.fn());
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const { read } = show('navigation', navigationSchema, menu);
  await userEvent.click(screen.getByRole('button', { name: 'Add a page in Shop' }));
  await userEvent.click(await screen.findByRole('button', { name: /About us/ }));
  expect(read()).toEqual(menu.with(1, { label: 'Shop', items: [link('Bread'), link('Cakes'), { label: 'About us', to: '/about' }] }));
  expect(document.activeElement).toBe(screen.getByLabelText('Label'));
  await userEvent.type(screen.getByLabelText('Label'), '!');
  expect(labels(read())).toBe('Home Shop(Bread Cakes About us!) Team');
});

test('links move from one column of a footer to the next, and are no columns', async () => {
  const columns = [
    { heading: 'Eat', links: [link('Bread'), link('Cakes')] },
    { heading: 'Learn', links: [link('Courses')] },
  ];
  const { read } = show('footer', footerSchema, { text: 'A bakery.', links: [], columns });
  const shown = (): string => labels(Object(read()).columns);
  await press('Cakes', '{Alt>}{ArrowDown}{ArrowLeft}{/Alt}');
  expect(shown()).toBe('Eat(Bread) Learn(Cakes Courses)');
  await press('Learn', '{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
  expect(shown()).toBe('Learn(Cakes Courses) Eat(Bread)');
});

test('an entry is dropped before another one, or into its menu', () => {
  const { read } = show('navigation', navigationSchema, menu);
  const drag = (name: string, onto: string, part: number): void => {
    const target = row(onto).closest('.row') ?? expect.fail('A summary is in a row.');
    target.getBoundingClientRect = () => new DOMRect(0, 100, 200, 40);
    const handle = row(name).closest('.row')?.querySelector('.handle') ?? expect.fail('A row has a handle.');
    fireEvent.dragStart(handle, { dataTransfer: { setDragImage: () => undefined } });
    // jsdom has no drag events with places.
    const over = new MouseEvent('dragover', { bubbles: true, cancelable: true, clientY: 100 + 40 * part });
    fireEvent(target, over);
    if (over.defaultPrevented) fireEvent.drop(target);
    fireEvent.dragEnd(handle);
  };
  drag('Team', 'Home', 0.1);
  expect(labels(read())).toBe('Team Home Shop(Bread Cakes)');
  drag('Home', 'Shop', 0.5);
  expect(labels(read())).toBe('Team Shop(Bread Cakes Home)');
  drag('Shop', 'Team', 0.5);
  expect(labels(read())).toBe('Team Shop(Bread Cakes Home)');
  drag('Team', 'Bread', 0.9);
  expect(labels(read())).toBe('Shop(Bread Team Cakes Home)');
});
