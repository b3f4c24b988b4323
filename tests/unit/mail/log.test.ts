import { expect, test } from 'vitest';
import { authorLog } from '../../../packages/engine/src/mail/log.ts';

test('an author reads where a message is, and nothing of what only operators need', () => {
  const lines: string[] = [];
  const log = authorLog(
    () => 'http://localhost:5173/outbox',
    (line) => lines.push(line),
  );
  log('started', { waiting: 0 });
  log('accepted', { id: 'a', state: 'queued' });
  log('stopped');
  expect(lines).toEqual(['A form has sent a message. Read it on http://localhost:5173/outbox']);
});

test('what has gone wrong is told to an author as well', () => {
  const lines: string[] = [];
  authorLog(
    () => 'http://localhost:5173/outbox',
    (line) => lines.push(line),
  )('not-stored', { code: 'ENOSPC' });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ event: 'not-stored', code: 'ENOSPC' }]);
});
