import { type RefObject, useLayoutEffect, useState } from 'react';
import { animateIn } from '../motion/animate-in.ts';

/** `from` is the slide that was shown before; it stays behind the one that comes in while that moves. */
type SlideChange = { shown: number; from?: number; isForward?: boolean; isMoving?: boolean };

type Slides = {
  /** The slide in view; undefined until the slides are awake, when they are a strip to scroll. */
  shown: number | undefined;
  /** The slide that still shows behind the one that comes in. */
  leaving: number | undefined;
  /** Whether another slide than the first one shown was asked for. */
  hasTurned: boolean;
  /** Goes to a slide; past the last comes the first. */
  show: (index: number) => void;
};

/** Shows the children of `strip` one at a time, beginning with the one that it was scrolled to. */
export function useSlides(strip: RefObject<HTMLElement | null>, count: number): Slides {
  const [turn, setTurn] = useState<SlideChange>();
  const shown = turn && Math.min(turn.shown, count - 1);

  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    setTurn({ shown: clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0 });
  }, [strip]);

  useLayoutEffect(() => {
    const slide = turn?.isMoving && strip.current?.children.item(turn.shown);
    if (!slide) return;
    const settle = (): void => setTurn((current) => (current === turn ? { ...turn, isMoving: false } : current));
    animateIn(slide, { x: turn.isForward ? 16 : -16 })
      .finally(settle)
      .catch(reportError);
  }, [strip, turn]);

  return {
    shown,
    leaving: turn?.isMoving ? turn.from : undefined,
    hasTurned: turn?.from !== undefined,
    show: (index) => {
      const next = (index + count) % count;
      if (shown !== undefined && next !== shown) setTurn({ shown: next, from: shown, isForward: index > shown, isMoving: true });
    },
  };
}
