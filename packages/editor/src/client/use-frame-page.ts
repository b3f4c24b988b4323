import { type RefObject, useEffect, useState } from 'react';
import { listenEarly } from './page/early-click.ts';

/** In milliseconds: how soon a page in a frame is noticed that has replaced another one. Nothing tells the window around it. */
const interval = 30;

/**
 * Counts the pages that a frame has shown, each as soon as it can be seen and clicked: its pictures may take seconds longer, and what is clicked and
 * typed meanwhile must not be lost.
 */
export function useFramePage(frame: RefObject<HTMLIFrameElement | null>): { loads: number; onLoad: () => void } {
  const [loads, setLoads] = useState(0);
  const [look] = useState(() => {
    let seen: Document | undefined;
    return (isLoaded: boolean): boolean => {
      const page = frame.current?.contentDocument;
      if (!page || (!isLoaded && page.URL === 'about:blank')) return false;
      if (page === seen) return true;
      listenEarly(page);
      if (!isLoaded && page.readyState !== 'interactive') return false;
      seen = page;
      setLoads((count) => count + 1);
      return true;
    };
  });
  useEffect(() => {
    const stopped = new AbortController();
    // A page that is not seen yet is noticed before it is painted.
    const follow = (): void => {
      if (stopped.signal.aborted) return;
      if (look(false)) setTimeout(follow, interval);
      else requestAnimationFrame(follow);
    };
    follow();
    return () => stopped.abort();
  }, [look]);
  return { loads, onLoad: () => look(true) };
}
