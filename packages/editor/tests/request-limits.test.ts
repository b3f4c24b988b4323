import type { Edit, SiteTask } from 'pagewright/editing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../src/client/connection.ts';
import { Requests } from '../src/client/requests.ts';
import { TypingGroups } from '../src/client/typing-groups.ts';
import { excessOf, requestLimits } from '../src/request-limits.ts';
import { editSchema, taskRequestSchema } from '../src/server/edit-schemas.ts';
import { parseJson } from '../src/server/read-request.ts';
import { textsOf } from '../src/texts/index.ts';

const edit = (value: unknown, path: (string | number)[] = ['title']): Edit => ({
  file: 'pages/home.yaml',
  version: 'v',
  changes: [{ kind: 'put', path, value }],
});
const titled = (title: string): SiteTask => ({ kind: 'copy-page', from: '/', path: '/copy', title });
const of = (length: number): string => 'x'.repeat(length);

/** Requests just within a limit, and just beyond it. */
const editsOf = {
  changes: (size: number): Edit => ({ ...edit(''), changes: Array.from({ length: size }, () => ({ kind: 'put', path: ['a'], value: 1 })) }),
  steps: (size: number) =>
    edit(
      '',
      Array.from({ length: size }, () => 'a'),
    ),
  step: (size: number) => edit('', [of(size)]),
  name: (size: number): Edit => ({ ...edit(''), file: of(size) }),
};
const tasksOf = {
  text: (size: number) => titled(of(size)),
  name: (size: number): SiteTask => ({ kind: 'delete-page', path: of(size) }),
  block: (size: number): SiteTask => ({ kind: 'paste-block', path: '/', at: 0, text: of(size) }),
};

describe('the client and the server have the same limits', () => {
  test.each(Object.entries(editsOf))('of an edit: %s', (name, make) => {
    const most = Object(requestLimits)[name];
    expect([editSchema.safeParse(make(most)).success, excessOf(make(most), 0)]).toEqual([true, undefined]);
    expect(editSchema.safeParse(make(most + 1)).success).toBe(false);
    expect(excessOf(make(most + 1), 0)).toEqual({ limit: name, most, found: most + 1 });
  });

  test.each(Object.entries(tasksOf))('of a task: %s', (name, make) => {
    const most = Object(requestLimits)[name];
    const [within, beyond] = [{ task: make(most) }, { task: make(most + 1) }];
    expect([taskRequestSchema.safeParse(within).success, excessOf(within, 0)]).toEqual([true, undefined]);
    expect(taskRequestSchema.safeParse(beyond).success).toBe(false);
    expect(excessOf(beyond, 0)).toEqual({ limit: name, most, found: most + 1 });
  });

  test('the group of a change is short, however many fields it changes', () => {
    const fields = Array.from({ length: 60 }, (_, index) => `gallery.images.${index}.a long name of a field that is in an entry.`);
    expect(editSchema.safeParse({ ...edit(''), group: new TypingGroups().of('/a 3', fields) }).success).toBe(true);
  });
});

test('a field that would vanish from a request without a word is refused', () => {
  expect(parseJson('{"a":[{"constructor":1}]}')).toEqual({ a: [{ constructor: 1 }] });
  for (const text of ['{"a":[{"__proto__":1}]}', '{"\\u005f_proto__":{"b":1}}'])
    expect(() => parseJson(text)).toThrow('"__proto__" cannot be the name of a field.');
});

describe('a change that is sent', () => {
  const sent: RequestInit[] = [];
  let answer = (): void => undefined;

  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push(init);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return new Response('{"outcome":"nothing"}');
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  const requests = (language: 'en' | 'de' = 'en'): Requests =>
    new Requests(new Connection({ token: '', path: '/__editor' }), textsOf(language));

  test('outlives its page when the browser allows it, by its bytes and not its letters', async () => {
    const one = requests();
    void one.apply(edit('क'.repeat(22_000)));
    expect(sent[0]?.keepalive).toBe(false);
    expect(new TextDecoder().decode(Object(sent[0]).body)).toContain('क');
    const first = one.apply(edit('क'.repeat(12_000)));
    const answerFirst = answer;
    void one.apply(edit('क'.repeat(12_000)));
    answerFirst();
    await first;
    void one.apply(edit('क'.repeat(12_000)));
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true, false, true]);
  });

  test.each([
    ['en', 'Not saved: this change has 1172 KB, and 1024 KB are possible at once. Make it in several steps, or shorten its texts.'],
    [
      'de',
      'Nicht gespeichert: Diese Änderung hat 1172 KB. Möglich sind 1024 KB auf einmal. Ändern Sie in mehreren Schritten, oder kürzen Sie Texte.',
    ],
  ] as const)('is not, but said, when the preview would not accept it: %s', async (language, reason) => {
    expect(await requests(language).apply(edit('क'.repeat(400_000)))).toEqual({ outcome: 'impossible', reason });
    expect(await requests(language).run({ task: titled(of(2001)) })).toMatchObject({
      outcome: 'impossible',
      reason: expect.stringContaining('2001'),
    });
    expect(sent).toEqual([]);
  });
});
