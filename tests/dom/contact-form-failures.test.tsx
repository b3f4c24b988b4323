import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, boxOf, button, failure, fill, keyOf, renderForm, requested, sent, submitForm, watchForm } from './rendered-form.tsx';

watchForm();

/** A response whose texts no visitor may see. */
const jsonWith = (status: number): Response => Response.json({ ok: true, error: 'secret', message: 'secret' }, { status });

describe('a form that failed to send', () => {
  test('shows an error with other contacts beside the button, and keeps the answers', async () => {
    renderForm({ messages: { offline: 'No connection.' } });
    await fill();
    await submitForm();
    await answer(new TypeError('NetworkError when attempting to fetch resource.'));
    expect(button().textContent).toBe('Send it');
    const description = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('No connection.');
    const links = [...(description?.querySelectorAll('a') ?? [])].map((link) => link.href);
    expect(links).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^tel:/)]);
    expect(boxOf('Message')).toHaveProperty('value', 'Hello.');
    expect(document.activeElement).toBe(button());
    await submitForm();
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  test.each([
    ['F-5 HTML', () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }), 'unreadable'],
    ['F-5 HTML that says it is JSON', () => new Response('<p>', { headers: { 'Content-Type': 'application/json' } }), 'unreadable'],
    ['F-5 nothing', () => new Response('', { headers: { 'Content-Type': 'application/json' } }), 'unreadable'],
    ['F-5 no content', () => new Response(null, { status: 204 }), 'unreadable'],
    ['F-5 a response that is too large', () => Response.json('x'.repeat(70_000)), 'unreadable'],
    ['F-4 400 with JSON', () => jsonWith(400), 'refused'],
    ['F-4 403 with JSON', () => jsonWith(403), 'refused'],
    ['F-4 413 with JSON', () => jsonWith(413), 'refused'],
    ['F-4 422 with JSON', () => jsonWith(422), 'refused'],
    ['F-4 500 with JSON', () => jsonWith(500), 'refused'],
    ['F-4 503 with JSON', () => jsonWith(503), 'refused'],
    ['F-4 too many', () => Response.json({}, { status: 429 }), 'busy'],
    ['F-4 too many, with an invalid Retry-After', () => Response.json({}, { status: 429, headers: { 'Retry-After': 'soon' } }), 'busy'],
  ])('%s', async (_, response, kind) => {
    renderForm({ messages: { [kind]: 'Our own words.' } });
    await fill();
    await submitForm();
    await answer(response());
    await waitFor(() => expect(button().textContent).toBe('Send it'));
    expect(failure()?.textContent).toContain('Our own words.');
    expect(document.body.textContent).not.toContain('secret');
  });

  test.each(['120', new Date(Date.now() + 120_000).toUTCString()])('F-4 too many, until %s', async (retryAfter) => {
    renderForm({ messages: { busyUntil: 'Not before {time}.' } });
    await fill();
    await submitForm();
    await answer(Response.json({}, { status: 429, headers: { 'Retry-After': retryAfter } }));
    await waitFor(() => expect(failure()?.textContent).toMatch(/^Not before \d{1,2}:\d{2}/));
  });

  test('F-4 with ignoreStatus, any JSON is success', async () => {
    renderForm({ ignoreStatus: true });
    await fill();
    await submitForm();
    await answer(new Response('{"error":1}', { status: 500, headers: { 'Content-Type': 'text/plain' } }));
    await waitFor(() => expect(requested.wanted).toHaveLength(1));
  });

  test('F-5 `null` is JSON, so it is success', async () => {
    renderForm();
    await fill();
    await submitForm();
    await answer(Response.json(null));
    await waitFor(() => expect(requested.wanted).toHaveLength(1));
  });

  test('F-3 times out after `mail.timeout`, and says that the result is unknown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    renderForm({ timeout: 5000, messages: { timeout: 'Nobody knows.' } });
    await fill();
    await submitForm();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(failure()?.textContent).toContain('Nobody knows.');
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  test('D-8 a page restored from the back/forward cache resets its pending state', async () => {
    renderForm({ messages: { timeout: 'Nobody knows.' } });
    await fill();
    await submitForm();
    const event = new Event('pageshow');
    await act(async () => window.dispatchEvent(Object.assign(event, { persisted: true })));
    expect(button().textContent).toBe('Send it');
    expect(sent).toHaveLength(1);
    await submitForm();
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  });

  test('the page title says so while there is an error', async () => {
    document.title = 'Contact';
    const { unmount } = renderForm();
    await submitForm();
    expect(document.title).toBe('Error: Contact');
    await fill();
    expect(document.title).toBe('Contact');
    await submitForm();
    await answer(new TypeError('Failed to fetch'));
    expect(document.title).toBe('Error: Contact');
    unmount();
    expect(document.title).toBe('Contact');
  });
});
