import { type RefObject, useEffect, useRef, useState } from 'react';
import { Autoplay } from './autoplay.ts';
import { CarouselRing } from './carousel-ring.ts';
import { dragSideways } from './drag-sideways.ts';

type CarouselOptions = {
  perView: readonly { from: number; show: number }[];
  spacing: number;
  autoplayMilliseconds: number;
};

/** What the controls of a carousel need. */
export type Carousel = { isReady: boolean; isPlaying: boolean; toggle: () => void; previous: () => void; next: () => void };

/**
 * Turns the list in `frame` into a looping, draggable carousel that advances by itself. Hover, focus and
 * dragging hold it and it goes on after; `toggle` and reduced motion stop it for good.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, { perView, spacing, autoplayMilliseconds }: CarouselOptions): Carousel {
  const parts = useRef<{ ring: CarouselRing; autoplay: Autoplay }>(null);
  const [isReady, setIsReady] = useState(false);
  const [isPlaying, setIsPlaying] = useState(true);
  /** Whether it advances when nothing holds it. */
  const isWanted = useRef(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const end = new AbortController();
    const { signal } = end;
    const ring = new CarouselRing(element, { perView, spacing, isStill });
    const autoplay = new Autoplay(autoplayMilliseconds, () => ring.turn(1));
    parts.current = { ring, autoplay };
    holdWhileUsed(element, autoplay, signal);
    dragSideways(
      element,
      {
        onStart: () => autoplay.hold('drag'),
        onMove: (pixels) => ring.drag(pixels),
        onEnd: (pixels) => {
          ring.drop(pixels);
          autoplay.release('drag');
        },
      },
      signal,
    );
    settleOnResize(ring, signal);
    if (isStill) isWanted.current = false;
    autoplay.want(isWanted.current);
    setIsPlaying(isWanted.current);
    setIsReady(true);
    return () => {
      end.abort();
      autoplay.want(false);
      ring.destroy();
    };
  }, [frame, perView, spacing, autoplayMilliseconds]);

  const turn = (by: number): void => {
    parts.current?.ring.turn(by);
    parts.current?.autoplay.want();
  };
  return {
    isReady,
    isPlaying,
    toggle: () => {
      isWanted.current = !isPlaying;
      parts.current?.autoplay.want(!isPlaying);
      setIsPlaying(!isPlaying);
    },
    previous: () => turn(-1),
    next: () => turn(1),
  };
}

/** The controls stand beside the frame. A press of the mouse focuses them as well, but is no wish to stay. */
function holdWhileUsed(element: HTMLElement, autoplay: Autoplay, signal: AbortSignal): void {
  const area = element.parentElement ?? element;
  const holdOnFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) autoplay.hold('focus');
  };
  const holdUnderMouse = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') autoplay.hold('mouse');
  };
  area.addEventListener('focusin', holdOnFocus, { signal });
  area.addEventListener('focusout', () => autoplay.release('focus'), { signal });
  element.addEventListener('pointerenter', holdUnderMouse, { signal });
  element.addEventListener('pointerleave', () => autoplay.release('mouse'), { signal });
}

/** Phones report a new height whenever their bars come and go; only the width changes where slides stand. */
function settleOnResize(ring: CarouselRing, signal: AbortSignal): void {
  let width = innerWidth;
  const settle = (): void => {
    if (innerWidth !== width) ring.settle();
    width = innerWidth;
  };
  addEventListener('resize', settle, { signal });
}
