import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/engine/src/strings/with-overrides.ts';
import ContactForm from '../../src/blocks/contact-form.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { fixtureFormSite } from './form-site.ts';

const block = fullFixture('contact-form');
const site = fixtureFormSite();
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: block.submitLabel }));
const boxOf = (label: string): HTMLElement => screen.getByLabelText(label);

/** The words that assistive technology adds to a box. */
function descriptionOf(box: HTMLElement): string {
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

beforeEach(() => {
  // The requests a form makes are for the browser tests.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(<ContactForm {...block} site={site} strings={withOverrides(siteCode.strings, {})} blockKey="contact-form-1" />);
});

describe('the form', () => {
  test('has the fields of its YAML, in their order, each with its label', () => {
    const form = screen.getByRole('form', { name: block.heading });
    const boxes = within(form).getAllByRole('textbox');
    expect(boxes.map((box) => box.getAttribute('name'))).toEqual(block.fields.map(({ name }) => name));
    for (const { label, name } of block.fields) expect(boxOf(label).getAttribute('name')).toBe(name);
  });

  test('tells browsers what may be filled in and which keyboard fits', () => {
    expect(boxOf('Email').getAttribute('type')).toBe('email');
    expect(boxOf('Mobile number').getAttribute('autocomplete')).toBe('tel-national');
    expect(boxOf('Message').tagName).toBe('TEXTAREA');
  });

  test('names another way to write and to call', () => {
    expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
    expect(screen.getByRole('link', { name: site.phone }).getAttribute('href')).toBe(`tel:${site.phone.replaceAll(' ', '')}`);
  });

  test('complains of nothing before it is sent', () => {
    for (const { label } of block.fields) expect(boxOf(label).hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('sent empty', () => {
  beforeEach(press);

  test('it says under every field that it is required, in the words of the YAML', () => {
    for (const { label, required } of block.fields) {
      expect(boxOf(label).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(boxOf(label))).toContain(required);
    }
  });

  test('it moves to the first field', () => {
    expect(document.activeElement).toBe(boxOf('Full name'));
  });

  test('an error goes once its field is mended, and the others stay', async () => {
    await userEvent.type(boxOf('Full name'), 'Asha');
    expect(boxOf('Full name').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText('Full name is required')).toBeNull();
    expect(descriptionOf(boxOf('Message'))).toContain('Message is required');
  });

  test('an error stays while its field is still wrong', async () => {
    await userEvent.type(boxOf('Email'), 'nobody');
    expect(boxOf('Email').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(boxOf('Email'), '@example.com');
    expect(boxOf('Email').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('sent with mistakes', () => {
  test('it moves to the first bad field and says what is wrong with each', async () => {
    await userEvent.type(boxOf('Full name'), 'Asha');
    await userEvent.type(boxOf('Mobile number'), '12345');
    await userEvent.type(boxOf('Email'), 'asha@nowhere');
    await userEvent.type(boxOf('Message'), 'Hello');
    await press();
    expect(document.activeElement).toBe(boxOf('Mobile number'));
    expect(descriptionOf(boxOf('Mobile number'))).toContain('Invalid phone number');
    expect(descriptionOf(boxOf('Email'))).toContain('Invalid email address');
    expect(boxOf('Full name').hasAttribute('aria-invalid')).toBe(false);
  });

  test('it keeps what was typed', async () => {
    await userEvent.type(boxOf('Message'), 'A long story');
    await press();
    expect(screen.getByDisplayValue('A long story')).toBe(boxOf('Message'));
  });
});
