import { type RefObject, useLayoutEffect, useState } from 'react';
import { animateIn } from '../motion/animate-in.ts';

/** `from` is the index of the previous slide, which stays visible behind the new one during the animation. */
type SlideChange = { shown: number; from?: number; isForward?: boolean; isMoving?: boolean };

type Slides = {
  /** The index of the slide in view. Undefined before hydration, when the slides are a row to scroll. */
  shown: number | undefined;
  /** The index of the previous slide during the animation. */
  leaving: number | undefined;
  /** True after the first change of slides. */
  hasChanged: boolean;
  /** Shows a slide. After the last comes the first, before the first the last. */
  show: (index: number) => void;
};

/** Shows the children of `list` one at a time, starting with the one that the list was scrolled to. */
export function useSlides(list: RefObject<HTMLElement | null>, count: number): Slides {
  const [change, setChange] = useState<SlideChange>();
  const shown = change && Math.min(change.shown, count - 1);

  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
    setChange({ shown: clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0 });
  }, [list]);

  useLayoutEffect(() => {
    const slide = change?.isMoving && list.current?.children.item(change.shown);
    if (!slide) return;
    const finish = (): void => setChange((current) => (current === change ? { ...change, isMoving: false } : current));
    const isReversed = getComputedStyle(slide).direction === 'rtl';
    animateIn(slide, { x: change.isForward === isReversed ? -16 : 16 })
      .finally(finish)
      .catch(reportError);
  }, [list, change]);

  return {
    shown,
    leaving: change?.isMoving ? change.from : undefined,
    hasChanged: change?.from !== undefined,
    show: (index) => {
      const next = (index + count) % count;
      if (shown !== undefined && next !== shown) setChange({ shown: next, from: shown, isForward: index > shown, isMoving: true });
    },
  };
}
