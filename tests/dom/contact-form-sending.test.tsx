import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, asked, boxOf, button, draw, fill, jsonOf, keyOf, labels, press, sent } from './rendered-form.tsx';
import { taken } from './sent-forms.ts';

describe('a valid form', () => {
  test('is sent to the owner as JSON of four texts, with one line per answer', async () => {
    draw();
    await fill();
    await press();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/send-email', init: { method: 'POST', redirect: 'error', credentials: 'omit' } });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(Object.keys(jsonOf(sent[0]))).toEqual(['to', 'name', 'subject', 'body']);
    expect(jsonOf(sent[0]).subject).toMatch(/^You have a new message from \w/);
    expect(jsonOf(sent[0]).body).toBe('Name: Ann Weaver\nEmail: ann@client.in\nPhone: 9876543210\nMessage: Hello.');
  });

  test('shows the pending state in the button and once to screen readers, and prefetches the thank-you page', async () => {
    draw();
    await fill();
    await press();
    expect(button().textContent).toBe('On its way');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('On its way');
    expect(asked).toEqual({ likely: ['/thank-you'], wanted: [] });
  });

  test('is empty after it was sent, and requests the thank-you page with the message to show there', async () => {
    draw();
    await fill();
    await press();
    await answer(taken());
    await waitFor(() => expect(asked.wanted).toEqual([{ path: '/thank-you', toast: 'Email sent successfully' }]));
    for (const label of labels) expect(boxOf(label)).toHaveProperty('value', '');
    expect(button().textContent).toBe('Send it');
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  test('does not navigate when the visitor has opened another page', async () => {
    const { unmount } = draw();
    await fill();
    await press();
    unmount();
    await answer(taken());
    expect(asked.wanted).toEqual([]);
  });
});

describe('F-1 a form that is submitted again', () => {
  test('sends nothing while a request is pending', async () => {
    draw();
    await fill();
    await press();
    await press();
    await userEvent.type(boxOf('Full name'), '{Enter}');
    expect(sent).toHaveLength(1);
  });

  test('after a failure, retries with the same idempotency key; an edited message gets a new one', async () => {
    draw();
    await fill();
    for (const edit of ['', '', '!']) {
      if (edit) await userEvent.type(boxOf('Message'), edit);
      await press();
      await answer(new TypeError('Failed to fetch'));
    }
    const keys = sent.map(keyOf);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('another mail service', () => {
  beforeEach(() => void draw({ service: 'https://mail.other.example/v1' }));

  test('gets the message without extra headers', async () => {
    await fill();
    await press();
    expect(sent[0]?.url).toBe('https://mail.other.example/v1/send-email');
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['content-type']);
  });

  test('F-14 gets nothing without script: the form does not post, and shows phone and e-mail', () => {
    const form = screen.getByRole('form');
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.hasAttribute('action')).toBe(false);
    expect(form.textContent).toContain('This form cannot be sent from here.');
    expect(form.querySelectorAll('a[href^="mailto:"], a[href^="tel:"]')).toHaveLength(2);
  });
});

test('F-14 without script the form posts to the service with its name', () => {
  draw();
  const form = screen.getByRole('form');
  expect(form.getAttribute('action')).toBe('/send-email');
  expect(form.getAttribute('method')).toBe('post');
  expect(form.querySelector('[name="form"]')).toHaveProperty('value', '/write#contact-form-1');
});
