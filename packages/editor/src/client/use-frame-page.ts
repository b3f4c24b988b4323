import { type RefObject, useEffect, useState } from 'react';

/** In milliseconds: how soon a page in a frame is noticed. Nothing tells the window around it. */
const interval = 30;

/**
 * Counts the pages that a frame has shown, each as soon as it can be seen and clicked: its pictures may take seconds longer, and what is clicked and
 * typed meanwhile must not be lost.
 */
export function useFramePage(frame: RefObject<HTMLIFrameElement | null>): { loads: number; onLoad: () => void } {
  const [loads, setLoads] = useState(0);
  const [look] = useState(() => {
    let seen: Document | undefined;
    return (isLoaded: boolean): void => {
      const page = frame.current?.contentDocument;
      const isThere = isLoaded || (page?.readyState === 'interactive' && page.URL !== 'about:blank');
      if (!page || page === seen || !isThere) return;
      seen = page;
      setLoads((count) => count + 1);
    };
  });
  useEffect(() => {
    const timer = setInterval(look, interval, false);
    return () => clearInterval(timer);
  }, [look]);
  return { loads, onLoad: () => look(true) };
}
