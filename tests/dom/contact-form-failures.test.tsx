import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, asked, boxOf, button, draw, failure, fill, keyOf, press, sent } from './rendered-form.tsx';

describe('a form that could not be sent', () => {
  test('shows an error beside the button with other contacts, and the answers stay', async () => {
    draw({ messages: { offline: 'No connection.' } });
    await fill();
    await press();
    await answer(new TypeError('NetworkError when attempting to fetch resource.'));
    expect(button().textContent).toBe('Send it');
    const description = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('No connection.');
    const links = [...(description?.querySelectorAll('a') ?? [])].map((link) => link.href);
    expect(links).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^tel:/)]);
    expect(boxOf('Message')).toHaveProperty('value', 'Hello.');
    expect(document.activeElement).toBe(button());
    await press();
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  test.each([
    ['F-5 HTML', () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }), 'unreadable'],
    ['F-5 HTML that says it is JSON', () => new Response('<p>', { headers: { 'Content-Type': 'application/json' } }), 'unreadable'],
    ['F-5 nothing', () => new Response('', { headers: { 'Content-Type': 'application/json' } }), 'unreadable'],
    ['F-5 no content', () => new Response(null, { status: 204 }), 'unreadable'],
    ['F-5 more than an answer has', () => Response.json('x'.repeat(70_000)), 'unreadable'],
    ['F-4 an error with JSON', () => Response.json({ message: 'secret' }, { status: 500 }), 'refused'],
    ['F-4 too many', () => Response.json({}, { status: 429 }), 'busy'],
    ['F-4 too many, until nobody knows when', () => Response.json({}, { status: 429, headers: { 'Retry-After': 'soon' } }), 'busy'],
  ])('%s', async (_, response, kind) => {
    draw({ messages: { [kind]: 'Our own words.' } });
    await fill();
    await press();
    await answer(response());
    await waitFor(() => expect(button().textContent).toBe('Send it'));
    expect(failure()?.textContent).toContain('Our own words.');
    expect(document.body.textContent).not.toContain('secret');
  });

  test.each(['120', new Date(Date.now() + 120_000).toUTCString()])('F-4 too many messages, with Retry-After %s', async (retryAfter) => {
    draw({ messages: { busyUntil: 'Not before {time}.' } });
    await fill();
    await press();
    await answer(Response.json({}, { status: 429, headers: { 'Retry-After': retryAfter } }));
    await waitFor(() => expect(failure()?.textContent).toMatch(/^Not before \d{1,2}:\d{2}/));
  });

  test('F-4 with ignoreStatus, any JSON response is a success', async () => {
    draw({ ignoreStatus: true });
    await fill();
    await press();
    await answer(new Response('{"error":1}', { status: 500, headers: { 'Content-Type': 'text/plain' } }));
    await waitFor(() => expect(asked.wanted).toHaveLength(1));
  });

  test('F-5 `null` is valid JSON, so a success', async () => {
    draw();
    await fill();
    await press();
    await answer(Response.json(null));
    await waitFor(() => expect(asked.wanted).toHaveLength(1));
  });

  test('F-3 stops waiting after the timeout of the site, and shows that the result is unknown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    draw({ timeout: 5000, messages: { timeout: 'Nobody knows.' } });
    await fill();
    await press();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(failure()?.textContent).toContain('Nobody knows.');
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  test('D-8 resets its pending state when the page is restored from the back/forward cache', async () => {
    draw({ messages: { timeout: 'Nobody knows.' } });
    await fill();
    await press();
    const event = new Event('pageshow');
    await act(async () => window.dispatchEvent(Object.assign(event, { persisted: true })));
    expect(button().textContent).toBe('Send it');
    expect(sent).toHaveLength(1);
    await press();
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  });

  test('the title of the page shows the error', async () => {
    document.title = 'Contact';
    const { unmount } = draw();
    await press();
    expect(document.title).toBe('Error: Contact');
    await fill();
    expect(document.title).toBe('Contact');
    await press();
    await answer(new TypeError('Failed to fetch'));
    expect(document.title).toBe('Error: Contact');
    unmount();
    expect(document.title).toBe('Contact');
  });
});
