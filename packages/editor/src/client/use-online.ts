import type { PublishingState } from 'pagewright/editing';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from './connection.ts';
import type { VersionRequests } from './version-requests.ts';

/** In milliseconds. A step takes seconds. */
const pause = 1000;

/** How the website is brought online, as the server knows it, and the requests that change it. */
export type Online = {
  state: PublishingState | undefined;
  /** Why the server could not be asked. */
  failure: Error | undefined;
  put: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Follows how the website is brought online. `onEnd`: called when it was under way, and has ended. */
export function useOnline(versions: VersionRequests, onEnd: () => void): Online {
  const [state, setState] = useState<PublishingState>();
  const [failure, setFailure] = useState<Error>();
  const [turn, setTurn] = useState(0);
  const ask = useCallback(async (request: () => Promise<PublishingState>): Promise<PublishingState | undefined> => {
    const read = await request().catch(failureOf);
    setFailure(read instanceof Error ? read : undefined);
    if (!(read instanceof Error)) setState(read);
    return read instanceof Error ? undefined : read;
  }, []);
  useEffect(() => {
    void ask(versions.online);
  }, [ask, versions]);
  const isBusy = state?.step !== undefined;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(async () => {
      const read = await ask(versions.online);
      // A preview that does not answer is asked again.
      if (!read || read.step !== undefined) setTurn(turn + 1);
      else onEnd();
    }, pause);
    return () => clearTimeout(timer);
  }, [isBusy, turn, ask, versions, onEnd]);
  return {
    state,
    failure,
    put: async () => void (await ask(versions.putOnline)),
    stop: async () => void (await ask(versions.stopOnline)),
  };
}
