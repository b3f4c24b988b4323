import { type RefObject, useEffect, useState } from 'react';

/** Returns true from the moment when `threshold` (0 to 1) of the section around the element was visible for the first time. */
export function useFirstView(element: RefObject<Element | null>, threshold: number): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const target = element.current?.closest('section') ?? element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold]);
  return isSeen;
}
