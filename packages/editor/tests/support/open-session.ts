import { beforeEach, vi } from 'vitest';
import { EditorSession } from '../../src/client/editor-session.ts';
import { FakeRequests } from './fake-requests.ts';

/** Opens the home page of a preview in memory, with its first block selected, while the clock stands. */
export async function openSession(): Promise<{ requests: FakeRequests; session: EditorSession }> {
  vi.useFakeTimers();
  const requests = new FakeRequests();
  const session = new EditorSession(requests);
  await session.open('/');
  session.select(0);
  return { requests, session };
}

/** What a test has before it: the requests, the session, and the paths that its edits have written. */
export type OpenedSession = { requests: FakeRequests; session: EditorSession; paths: () => string[] };

/** Opens the home page before each test of a file, and starts the clock again after it. `use` gets what was opened. */
export function openBeforeEach(use: (opened: OpenedSession) => void): void {
  beforeEach(async () => {
    const { requests, session } = await openSession();
    use({
      requests,
      session,
      paths: () => requests.edits.flatMap(({ changes }) => changes.map(({ kind, path }) => [kind, ...path].join(' '))),
    });
    return () => vi.useRealTimers();
  });
}
