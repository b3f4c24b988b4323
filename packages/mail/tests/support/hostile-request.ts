import fc from 'fast-check';
import { mailFacts, message } from './mail-service.ts';

/** A request of an arbitrary client. */
export type HostileRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
  client: string;
};

const evil = 'someone@else.example';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.constantFrom(
    `a\r\nBcc: ${evil}`,
    `${mailFacts.owner.email}, ${evil}`,
    `"${mailFacts.owner.email}" <${evil}>`,
    `Friends: ${evil};`,
    '=?utf-8?q?Bcc:_a?=',
    '__proto__',
    'constructor',
    '\ud800',
    '\u0000',
    '\u202e',
    '{"path":"/etc/passwd"}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
  ),
  fc.integer({ min: 1, max: 40_000 }).map((length) => 'x'.repeat(length)),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    [],
    {},
    [mailFacts.owner.email],
    { path: '/etc/passwd' },
    { href: 'http://169.254.169.254/' },
    { address: evil },
  ),
  fc.jsonValue({ maxDepth: 4 }),
);
const nastyKey = fc.oneof(
  nastyText,
  fc.constantFrom(
    'attachments',
    'bcc',
    'cc',
    'headers',
    'envelope',
    'raw',
    'from',
    'replyTo',
    'html',
    'text',
    'icalEvent',
    'list',
    'dsn',
    '__proto__',
    'toString',
  ),
);

/** A valid message, or one with an error. */
const changedMessage = fc
  .tuple(
    fc.dictionary(fc.constantFrom('to', 'name', 'subject', 'body'), nastyValue, { maxKeys: 2 }),
    fc.dictionary(nastyKey, nastyValue, { maxKeys: 2 }),
  )
  .map(([changes, more]) => JSON.stringify({ ...message, ...changes, ...more }));
const repeatedKey = fc
  .tuple(fc.constantFrom('to', 'body'), nastyValue)
  .map(([key, value]) => JSON.stringify(message).replace('{', () => `{"${key}":${JSON.stringify(value) ?? 0},`));
const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '[[{"to":'), fc.integer({ min: 1, max: 8_000 }))
  .map(([open, depth]) => open.repeat(depth));

const formText = fc
  .array(
    fc.tuple(
      fc.oneof(nastyText, fc.constantFrom('form', 'fullName', 'email', 'mobileNumber', 'message', 'website_confirm', 'to')),
      nastyText,
    ),
    { maxLength: 8 },
  )
  .map((pairs) => new URLSearchParams([['form', '/contact#message-form-1'], ...pairs.map(([name, value]) => [name, value])]).toString());

const body = fc.oneof(
  { weight: 6, arbitrary: changedMessage.map(bytes) },
  { weight: 2, arbitrary: formText.map(bytes) },
  { weight: 1, arbitrary: repeatedKey.map(bytes) },
  { weight: 1, arbitrary: deep.map(bytes) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((array) => new Uint8Array(array)) },
  { weight: 1, arbitrary: fc.constantFrom(undefined, bytes(''), bytes('x'.repeat(33_000)), bytes(' '.repeat(32_000))) },
);

const headerText = fc.oneof(fc.stringMatching(/^[ -~]{0,40}$/), fc.constantFrom('null', '*', 'https://evil.example', evil));
const seldom = (...values: string[]): fc.Arbitrary<string | undefined> =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values));

const headers = fc
  .record({
    Origin: fc.oneof({ weight: 8, arbitrary: fc.constant(mailFacts.origin) }, headerText),
    'Content-Type': fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      { weight: 3, arbitrary: fc.constant('application/x-www-form-urlencoded') },
      headerText,
    ),
    'Idempotency-Key': fc.option(fc.oneof(fc.constantFrom('the-same-key-1', 'the-same-key-2'), headerText), { nil: undefined }),
    'X-Suspected': fc.option(fc.constantFrom('1', '0', 'x'), { nil: undefined }),
    'X-Forwarded-For': fc.option(fc.oneof(fc.ipV4(), fc.ipV6(), headerText), { nil: undefined }),
    'Content-Length': seldom('-1', '1e9', '99999999', 'x'),
    'Content-Encoding': seldom('gzip', 'br'),
  })
  .map((all) => Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value.trim()]]))));

/** Requests. Most reach the parsers, few are valid. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method: fc.oneof({ weight: 12, arbitrary: fc.constant('POST') }, fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH')),
  path: fc.oneof(
    { weight: 12, arbitrary: fc.constant('/send-email') },
    fc.constantFrom('/health', '/outbox', '/', '/send-email/', '/..%2f', '/outbox?x=<script>'),
  ),
  headers,
  body,
  client: fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('127.0.0.1', '', 'unknown')),
});
