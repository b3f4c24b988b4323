import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from './autoplay.ts';

type CarouselOptions = {
  perView: readonly { from: number; show: number }[];
  spacing: number;
  autoplayMilliseconds: number;
};

/** What the controls of a carousel need, and what holds it: handlers for the frame, and for all around it that belongs to it. */
export type Carousel = ReturnType<typeof useCarousel>;

/**
 * Turns the list in `frame` into a looping, draggable carousel that advances by itself. Hover, focus and
 * dragging hold it and it goes on after; `toggle` and reduced motion stop it for good.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, { perView, spacing, autoplayMilliseconds }: CarouselOptions) {
  const [parts, setParts] = useState<{ swiper: Swiper; autoplay: Autoplay }>();
  /** Whether it advances when nothing holds it. */
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const swiper = new Swiper(element, {
      loop: true,
      // A press that comes while it turns counts as well.
      loopPreventsSliding: false,
      // A fifth of a slide is meant, however slowly it is dragged.
      longSwipesRatio: 0.2,
      initialSlide: slideScrolledTo(element),
      spaceBetween: spacing,
      breakpoints: Object.fromEntries(perView.map(({ from, show }) => [from, { slidesPerView: show }])),
      // Without motion there is no transition whose end Swiper could wait for.
      ...(isStill && { speed: 0 }),
      on: {
        init: setInertSlides,
        transitionEnd: setInertSlides,
        resize: setInertSlides,
        sliderFirstMove: () => autoplay.pause('drag'),
        touchEnd: () => autoplay.resume('drag'),
      },
    });
    const autoplay = new Autoplay(autoplayMilliseconds, () => swiper.slideNext());
    setParts({ swiper, autoplay });
    if (isStill) setIsPlaying(false);
    return () => {
      autoplay.setWanted(false);
      swiper.destroy();
    };
  }, [frame, perView, spacing, autoplayMilliseconds]);

  useEffect(() => parts?.autoplay.setWanted(isPlaying), [parts, isPlaying]);

  const turn = (direction: 'slidePrev' | 'slideNext') => (): void => {
    parts?.swiper[direction]();
    parts?.autoplay.setWanted();
  };
  return {
    isReady: parts !== undefined,
    isPlaying,
    toggle: () => setIsPlaying(!isPlaying),
    previous: turn('slidePrev'),
    next: turn('slideNext'),
    area: {
      // A press of the mouse focuses the controls as well, but is no wish to stay.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) parts?.autoplay.pause('focus');
      },
      onBlur: () => parts?.autoplay.resume('focus'),
    },
    mouse: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') parts?.autoplay.pause('mouse');
      },
      onPointerLeave: () => parts?.autoplay.resume('mouse'),
    },
  };
}

/** The slide to begin with: the strip may have been scrolled before the script came. Takes it back to its beginning. */
function slideScrolledTo(frame: HTMLElement): number {
  const share = frame.scrollLeft / frame.scrollWidth || 0;
  frame.scrollLeft = 0;
  return Math.round(share * frame.querySelectorAll('li').length);
}

/** Slides out of view are out of reach for assistive technology as well. */
function setInertSlides({ slides, activeIndex, params: { slidesPerView } }: Swiper): void {
  for (const [index, slide] of slides.entries()) {
    slide.inert = index < activeIndex || index >= activeIndex + Number(slidesPerView);
  }
}
