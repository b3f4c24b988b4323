import { expect, test } from 'vitest';
import { authorLog } from '../src/log.ts';

test('the log for authors has the address of the outbox page, and no events for operators only', () => {
  const lines: string[] = [];
  const log = authorLog(
    () => 'http://localhost:5173/outbox',
    (line) => lines.push(line),
  );
  log('started', { waiting: 0 });
  log('accepted', { id: 'a', state: 'queued' });
  log('stopped');
  expect(lines).toEqual(['A form sent a message. Read it at http://localhost:5173/outbox']);
});

test('the log for authors has failures too', () => {
  const lines: string[] = [];
  authorLog(
    () => 'http://localhost:5173/outbox',
    (line) => lines.push(line),
  )('not-stored', { code: 'ENOSPC' });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ event: 'not-stored', code: 'ENOSPC' }]);
});
