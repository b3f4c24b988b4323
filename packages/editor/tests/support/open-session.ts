import { vi } from 'vitest';
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
