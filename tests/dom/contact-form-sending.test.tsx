import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  boxOf,
  button,
  fill,
  jsonOf,
  keyOf,
  labels,
  renderForm,
  requested,
  sent,
  submitForm,
  watchForm,
} from './rendered-form.tsx';
import { accepted } from './sent-forms.ts';

watchForm();

describe('a valid form', () => {
  test('is sent to the owner as JSON with four texts', async () => {
    renderForm();
    await fill();
    await submitForm();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/send-email', init: { method: 'POST', redirect: 'error', credentials: 'omit' } });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(Object.keys(jsonOf(sent[0]))).toEqual(['to', 'name', 'subject', 'body']);
    expect(jsonOf(sent[0]).subject).toMatch(/^You have a new message from \w/);
    expect(jsonOf(sent[0]).body).toBe('Name: Ann Weaver\nEmail: ann@client.in\nPhone: 9876543210\nMessage: Hello.');
  });

  test('shows and announces that it is being sent, and prefetches the next page', async () => {
    renderForm();
    await fill();
    await submitForm();
    expect(button().textContent).toBe('On its way');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('On its way');
    expect(requested).toEqual({ likely: ['/thank-you'], wanted: [] });
  });

  test('is empty after sending, and requests the next page with the toast text', async () => {
    renderForm();
    await fill();
    await submitForm();
    await answer(accepted());
    await waitFor(() => expect(requested.wanted).toEqual([{ path: '/thank-you', toast: 'Email sent successfully' }]));
    for (const label of labels) expect(boxOf(label)).toHaveProperty('value', '');
    expect(button().textContent).toBe('Send it');
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  test('does not navigate when the visitor has left the page', async () => {
    const { unmount } = renderForm();
    await fill();
    await submitForm();
    unmount();
    await answer(accepted());
    expect(requested.wanted).toEqual([]);
  });
});

describe('F-1 a form that is submitted again', () => {
  test('sends nothing while a request is pending', async () => {
    renderForm();
    await fill();
    await submitForm();
    await submitForm();
    await userEvent.type(boxOf('Full name'), '{Enter}');
    expect(sent).toHaveLength(1);
  });

  test('retries with the same idempotency key; an edited message gets a new one', async () => {
    renderForm();
    await fill();
    for (const edit of ['', '', '!']) {
      if (edit) await userEvent.type(boxOf('Message'), edit);
      await submitForm();
      await answer(new TypeError('Failed to fetch'));
    }
    const keys = sent.map(keyOf);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('another mail service', () => {
  beforeEach(() => void renderForm({ service: 'https://mail.other.example/v1' }));

  test('gets the message without extra headers', async () => {
    await fill();
    await submitForm();
    expect(sent[0]?.url).toBe('https://mail.other.example/v1/send-email');
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['content-type']);
  });

  test('F-14 gets nothing without script: the form is not posted and shows phone and mail', () => {
    const form = screen.getByRole('form');
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.hasAttribute('action')).toBe(false);
    expect(form.textContent).toContain('This form cannot be sent from here.');
    expect(form.querySelectorAll('a[href^="mailto:"], a[href^="tel:"]')).toHaveLength(2);
  });
});

test('F-14 without script the form posts to the service, with its name', () => {
  renderForm();
  const form = screen.getByRole('form');
  expect(form.getAttribute('action')).toBe('/send-email');
  expect(form.getAttribute('method')).toBe('post');
  expect(form.querySelector('[name="form"]')).toHaveProperty('value', '/write#contact-form-1');
});
