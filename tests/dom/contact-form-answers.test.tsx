import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, boxOf, fill, jsonOf, keyOf, renderForm, requested, sent, submitForm, watchForm } from './rendered-form.tsx';
import { accepted } from './sent-forms.ts';

watchForm();

describe('the answers of a form', () => {
  const redraw = async (): Promise<void> => {
    const { unmount } = renderForm();
    await fill();
    await submitForm();
    await answer(new TypeError('Failed to fetch'));
    unmount();
    renderForm();
  };

  test('D-8 stay after a reload and are sent with the same key', async () => {
    await redraw();
    expect(boxOf('Message')).toHaveProperty('value', 'Hello.');
    await submitForm();
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    await answer(accepted());
    await waitFor(() => expect(requested.wanted).toHaveLength(1));
    expect(sessionStorage).toHaveLength(0);
  });

  test('are stored only when the form has keepDraft', async () => {
    renderForm({}, { keepDraft: false });
    await fill();
    await submitForm();
    await answer(new TypeError('Failed to fetch'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('F-11 have a counter near the limit and an error past it, and are never cut', async () => {
    renderForm();
    await fill({ Message: 'x'.repeat(4900) });
    expect(screen.getByText('Characters left: 100')).toBeDefined();
    await fill({ Message: 'x'.repeat(100_000) });
    expect(screen.getByText('Characters too many: 95000')).toBeDefined();
    await submitForm();
    expect(sent).toHaveLength(0);
    expect(screen.getByText('Too long a story')).toBeDefined();
    expect(boxOf('Message')).toHaveProperty('value', 'x'.repeat(100_000));
    await fill();
    expect(screen.queryByText('Too long a story')).toBeNull();
    expect(screen.queryByText(/characters/)).toBeNull();
  });

  test('F-11 arrive with complete emoji; lone surrogates are replaced', async () => {
    renderForm();
    await fill({ Message: '👩‍💻 \ud83d' });
    await submitForm();
    expect(jsonOf(sent[0]).body).toContain('Message: 👩‍💻 \ufffd');
  });

  test('F-10 cannot imitate a line of the message', async () => {
    renderForm();
    await fill({ Message: 'Hi\nEmail: other@evil.example\r\nPhone: 1' });
    await submitForm();
    const labels = jsonOf(sent[0])
      .body.split('\n')
      .flatMap((line) => /^\w+:/.exec(line)?.[0] ?? []);
    expect(labels).toEqual(['Name:', 'Email:', 'Phone:', 'Message:']);
  });
});

describe('F-12 the honeypot', () => {
  const trap = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[name="website_confirm"]') ?? new HTMLInputElement();

  test('is unreachable for keyboard, screen readers and autofill', () => {
    renderForm();
    expect(trap().tabIndex).toBe(-1);
    expect(trap().autocomplete).toBe('off');
    expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('marks the message when filled, and changes nothing else', async () => {
    renderForm();
    await fill();
    trap().value = 'https://spam.example';
    await submitForm();
    expect(sent[0]?.headers.get('X-Suspected')).toBe('1');
    expect(Object.keys(jsonOf(sent[0]))).toHaveLength(4);
  });

  test('marks nothing when empty', async () => {
    renderForm();
    await fill();
    await submitForm();
    expect(sent[0]?.headers.has('X-Suspected')).toBe(false);
  });
});
