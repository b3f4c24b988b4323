import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import ContactForm from '../../src/blocks/contact-form.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { fixtureFormSite } from './form-site.ts';

const block = fullFixture('contact-form');
const site = fixtureFormSite();
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: block.submitLabel }));
const boxOf = (label: string): HTMLElement => screen.getByLabelText(label);

/** Returns the accessible description of a field. */
function descriptionOf(box: HTMLElement): string {
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

beforeEach(() => {
  // The browser tests check requests.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(<ContactForm {...block} site={site} strings={withOverrides(siteCode.strings, {})} blockKey="contact-form-1" />);
});

describe('the form', () => {
  test('has the fields of its YAML in order, each with its label', () => {
    const form = screen.getByRole('form', { name: block.heading });
    const boxes = within(form).getAllByRole('textbox');
    expect(boxes.map((box) => box.getAttribute('name'))).toEqual(block.fields.map(({ name }) => name));
    for (const { label, name } of block.fields) expect(boxOf(label).getAttribute('name')).toBe(name);
  });

  test('has autocomplete and inputmode attributes', () => {
    expect(boxOf('Email').getAttribute('type')).toBe('email');
    expect(boxOf('Mobile number').getAttribute('autocomplete')).toBe('tel-national');
    expect(boxOf('Message').tagName).toBe('TEXTAREA');
  });

  test('shows e-mail address and phone number', () => {
    expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
    const { phone = '' } = site;
    expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(`tel:${phone.replaceAll(' ', '')}`);
  });

  test('shows no error before it is submitted', () => {
    for (const { label } of block.fields) expect(boxOf(label).hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('submitted empty', () => {
  beforeEach(press);

  test('shows the required message of the YAML under every field', () => {
    for (const { label, required } of block.fields) {
      expect(boxOf(label).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(boxOf(label))).toContain(required);
    }
  });

  test('focuses the first field', () => {
    expect(document.activeElement).toBe(boxOf('Full name'));
  });

  test('an error disappears when its field is fixed, and the others stay', async () => {
    await userEvent.type(boxOf('Full name'), 'Asha');
    expect(boxOf('Full name').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText('Full name is required')).toBeNull();
    expect(descriptionOf(boxOf('Message'))).toContain('Message is required');
  });

  test('an error stays while its field is invalid', async () => {
    await userEvent.type(boxOf('Email'), 'nobody');
    expect(boxOf('Email').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(boxOf('Email'), '@example.com');
    expect(boxOf('Email').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('submitted with errors', () => {
  test('focuses the first invalid field and shows an error for each', async () => {
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

  test('keeps the answers', async () => {
    await userEvent.type(boxOf('Message'), 'A long story');
    await press();
    expect(screen.getByDisplayValue('A long story')).toBe(boxOf('Message'));
  });
});
