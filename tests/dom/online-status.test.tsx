import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishingState } from 'pagewright/editing';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { OnlineStatus } from '../../packages/editor/src/client/online-status.tsx';
import { useOnline } from '../../packages/editor/src/client/use-online.ts';
import { createVersionRequests } from '../../packages/editor/src/client/version-requests.ts';
import { type Language, textsOf } from '../../packages/editor/src/texts/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const idle: PublishingState = { to: 'folder', step: undefined, end: undefined };
const address = 'https://bakery.example';

/** The part of the dialog, which asks `answer` for the state. `onEnd` is called when it has ended. */
function Part({ language, requests, onEnd }: { language: Language; requests: Requests; onEnd: () => void }): ReactNode {
  const online = useOnline(requests, onEnd);
  return <OnlineStatus online={online} texts={textsOf(language)} isOffered={false} />;
}

const connected = createVersionRequests(new Connection({ token: '', path: '' }));
type Requests = typeof connected;

const show = (online: () => Promise<PublishingState>, language: Language = 'en') => {
  const requests = { ...connected, online: vi.fn(online), putOnline: vi.fn(online), stopOnline: vi.fn(online) };
  const onEnd = vi.fn();
  render(<Part language={language} requests={requests} onEnd={onEnd} />);
  return { ...requests, onEnd };
};

/** Lets the pause between two questions pass. */
const pass = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(1000)));

test('each step is said until the change is live, and then the dialog is read again', async () => {
  vi.useFakeTimers();
  const states: PublishingState[] = [
    { ...idle, step: 'building' },
    { ...idle, step: 'copying' },
    { ...idle, step: 'waiting' },
    { ...idle, end: { outcome: 'live', address } },
  ];
  const { onEnd, online } = show(async () => states.shift() ?? idle);
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  for (const words of [/^Step 1 of 3/, /^Step 2 of 3/, /^Step 3 of 3/]) {
    expect(screen.getByText(words).closest('[role=status]')).not.toBeNull();
    await pass();
  }
  expect(screen.getByText(/^Your change is live:/)).toBeTruthy();
  expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(address);
  expect(screen.queryByRole('button')).toBeNull();
  await pass();
  expect([onEnd.mock.calls.length, online.mock.calls.length]).toEqual([1, 4]);
});

test('a preview that does not answer is asked again, and what is under way can be stopped', async () => {
  vi.useFakeTimers();
  const answers: (PublishingState | Error)[] = [{ ...idle, step: 'copying' }, new Error('No answer.'), { ...idle, step: 'waiting' }];
  const { stopOnline, onEnd } = show(async () => {
    const answer = answers.shift() ?? idle;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  await pass();
  expect(screen.getByText('No answer.')).toBeTruthy();
  await pass();
  expect(screen.queryByText('No answer.')).toBeNull();
  expect(screen.getByText(/^Step 3 of 3/)).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Stop' }).click());
  expect(stopOnline).toHaveBeenCalledOnce();
  expect([screen.queryByRole('button'), onEnd.mock.calls.length]).toEqual([null, 0]);
});

const failures: [PublishingState['end'], Record<Language, RegExp>, boolean][] = [
  [{ outcome: 'other', address }, { en: /shows another version/, de: /zeigt eine andere Fassung/ }, true],
  [{ outcome: 'earlier', address }, { en: /still shows the earlier version/, de: /zeigt noch die frühere Fassung/ }, true],
  [{ outcome: 'none', address, detail: '404' }, { en: /does not say which version/, de: /sagt nicht, welche Fassung/ }, true],
  [{ outcome: 'no-answer', address, detail: 'ENOTFOUND' }, { en: /does not answer/, de: /antwortet nicht/ }, true],
  [{ outcome: 'failed', why: 'not-built', words: 'x' }, { en: /cannot be built/, de: /nicht gebaut werden kann/ }, true],
  [{ outcome: 'failed', why: 'busy' }, { en: /^Somebody else/, de: /^Jemand anderes/ }, true],
  [{ outcome: 'failed', why: 'cancelled' }, { en: /^It was stopped/, de: /^Es wurde angehalten/ }, true],
  [
    { outcome: 'failed', why: 'no-login', words: 'x' },
    { en: /^Visitors still get the earlier/, de: /^Besucher sehen noch die frühere/ },
    true,
  ],
  [{ outcome: 'placed', address }, { en: /^It is handed over/, de: /^Sie ist übergeben/ }, false],
  [{ outcome: 'nothing', address }, { en: /^Nothing is left/, de: /^Es ist nichts mehr/ }, false],
  [{ outcome: 'proposed', branch: 'pagewright-review/1', address }, { en: /review/, de: /Durchsicht/ }, false],
];

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each(failures)('%j is said, with a way out', async (end, words, canTryAgain) => {
    const { putOnline } = show(async () => ({ ...idle, end }), language);
    const said = await screen.findAllByText(words[language]);
    expect(said[0]?.closest(canTryAgain ? '[role=alert]' : '[role=status]')).not.toBeNull();
    const button = screen.queryByRole('button', { name: textsOf(language).putOnlineAgain });
    expect(button !== null).toBe(canTryAgain);
    if (button) await userEvent.click(button);
    expect(putOnline).toHaveBeenCalledTimes(canTryAgain ? 1 : 0);
    if (end && 'detail' in end && end.detail) expect(screen.getByText(end.detail)).toBeTruthy();
  });
});

test('a file with mistakes is shown, and nothing can be started', async () => {
  show(async () => ({ to: undefined, step: undefined, end: { outcome: 'failed', why: 'settings', words: 'publish.yaml:1:7 0: to' } }));
  expect(await screen.findByText(/file that says where has mistakes/)).toBeTruthy();
  expect(screen.getByText('publish.yaml:1:7 0: to')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
