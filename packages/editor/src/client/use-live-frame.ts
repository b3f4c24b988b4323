import { stillQuery } from 'pagewright/fields';
import { useState } from 'react';
import type { EditorSession } from './editor-session.ts';
import { pathAt } from './page/links-of-site.ts';

/** A frame whose page has gone to another one by itself, and where to. It stays while the editor follows. */
type GoneFrame = { key: string; src: string; to: string; count: number; isFollowed: boolean };

/** Returns the key and the address of the frame of a page. `follow` opens the page in the editor to which a page that runs has gone. */
export function useLiveFrame(session: EditorSession, address: string, isLive: boolean) {
  const [gone, setGone] = useState<GoneFrame>();
  const isKept = gone !== undefined && isLive && (address === gone.to || !gone.isFollowed);
  const key = isKept ? gone.key : `${address} ${isLive} ${gone?.count ?? 0}`;
  const src = isKept ? gone.src : address + (isLive ? '' : stillQuery);
  const follow = (to: string): void => {
    const path = pathAt(to, session);
    if (path === undefined || path === session.read().path) return;
    setGone({ key, src, to, count: (gone?.count ?? 0) + 1, isFollowed: false });
    void session.open(path).then(() => setGone((now) => now && { ...now, isFollowed: true }));
  };
  return { key, src, follow };
}
