import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, asked, boxOf, draw, fill, jsonOf, keyOf, press, sent } from './rendered-form.tsx';
import { taken } from './sent-forms.ts';

describe('the answers', () => {
  const redraw = async (): Promise<void> => {
    const { unmount } = draw();
    await fill();
    await press();
    await answer(new TypeError('Failed to fetch'));
    unmount();
    draw();
  };

  test('D-8 are restored after a reload, and sent with the same key', async () => {
    await redraw();
    expect(boxOf('Message')).toHaveProperty('value', 'Hello.');
    await press();
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    await answer(taken());
    await waitFor(() => expect(asked.wanted).toHaveLength(1));
    expect(sessionStorage).toHaveLength(0);
  });

  test('are stored only when the form has keepDraft', async () => {
    draw({}, { keepDraft: false });
    await fill();
    await press();
    await answer(new TypeError('Failed to fetch'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('F-11 are counted near the limit, reported above it, and never truncated', async () => {
    draw();
    await fill({ Message: 'x'.repeat(4900) });
    expect(screen.getByText('100 characters left')).toBeDefined();
    await fill({ Message: 'x'.repeat(100_000) });
    expect(screen.getByText('95000 characters too many')).toBeDefined();
    await press();
    expect(sent).toHaveLength(0);
    expect(screen.getByText('Too long a story')).toBeDefined();
    expect(boxOf('Message')).toHaveProperty('value', 'x'.repeat(100_000));
    await fill();
    expect(screen.queryByText('Too long a story')).toBeNull();
    expect(screen.queryByText(/characters/)).toBeNull();
  });

  test('F-11 are sent with complete emoji, and lone surrogates replaced', async () => {
    draw();
    await fill({ Message: '👩‍💻 \ud83d' });
    await press();
    expect(jsonOf(sent[0]).body).toContain('Message: 👩‍💻 \ufffd');
  });

  test('F-10 cannot forge a line of the message', async () => {
    draw();
    await fill({ Message: 'Hi\nEmail: other@evil.example\r\nPhone: 1' });
    await press();
    const labels = jsonOf(sent[0])
      .body.split('\n')
      .flatMap((line) => /^\w+:/.exec(line)?.[0] ?? []);
    expect(labels).toEqual(['Name:', 'Email:', 'Phone:', 'Message:']);
  });
});

describe('F-12 the honeypot field', () => {
  const trap = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[name="website_confirm"]') ?? new HTMLInputElement();

  test('is hidden from keyboard, screen readers and autofill', () => {
    draw();
    expect(trap().tabIndex).toBe(-1);
    expect(trap().autocomplete).toBe('off');
    expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('marks the message when filled in, and changes nothing else', async () => {
    draw();
    await fill();
    trap().value = 'https://spam.example';
    await press();
    expect(sent[0]?.headers.get('X-Suspected')).toBe('1');
    expect(Object.keys(jsonOf(sent[0]))).toHaveLength(4);
  });

  test('marks nothing when empty', async () => {
    draw();
    await fill();
    await press();
    expect(sent[0]?.headers.has('X-Suspected')).toBe(false);
  });
});
