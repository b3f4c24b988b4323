import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import Swiper from 'swiper';
import { isZoomed } from '../motion/is-zoomed.ts';
import { Autoplay } from './autoplay.ts';

type CarouselOptions = {
  perView: readonly { from: number; show: number }[];
  spacing: number;
  autoplayMilliseconds: number;
};

/** The state of a carousel, the actions of its controls, and event handlers that pause it: `mouse` for the frame, `area` for everything around it. */
export type Carousel = ReturnType<typeof useCarousel>;

/**
 * Turns the list in `frame` into a looping, draggable carousel with autoplay. Hover, focus and dragging pause autoplay;
 * `toggle` and reduced motion turn it off.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, { perView, spacing, autoplayMilliseconds }: CarouselOptions) {
  const [parts, setParts] = useState<{ swiper: Swiper; autoplay: Autoplay }>();
  /** True while autoplay is on, even when it is paused. */
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const swiper = new Swiper(element, {
      loop: true,
      // Clicks during a transition count too.
      loopPreventsSliding: false,
      // A drag over a fifth of a slide changes the slide, however slow it is.
      longSwipesRatio: 0.2,
      initialSlide: takeScrolledSlide(element),
      spaceBetween: spacing,
      breakpoints: Object.fromEntries(perView.map(({ from, show }) => [from, { slidesPerView: show }])),
      // Swiper waits for the end of a transition, and with reduced motion there is none.
      ...(isReducedMotion && { speed: 0 }),
      on: {
        init: hideOtherSlides,
        transitionEnd: hideOtherSlides,
        resize: hideOtherSlides,
        sliderFirstMove: () => autoplay.pause('drag'),
        touchEnd: () => autoplay.resume('drag'),
      },
    });
    const autoplay = new Autoplay(autoplayMilliseconds, () => swiper.slideNext());
    setParts({ swiper, autoplay });
    if (isReducedMotion) setIsPlaying(false);
    // In a zoomed page a finger moves the page.
    const followZoom = (): void => {
      swiper.allowTouchMove = !isZoomed();
    };
    window.visualViewport?.addEventListener('resize', followZoom);
    // Browsers scroll the frame to a text that find-in-page finds in a slide out of view.
    const followScroll = (): void => {
      if (element.scrollLeft === 0) return;
      const index = slideInMiddle(element);
      element.scrollLeft = 0;
      setIsPlaying(false);
      swiper.slideToLoop(index, 0);
    };
    element.addEventListener('scroll', followScroll);
    return () => {
      element.removeEventListener('scroll', followScroll);
      window.visualViewport?.removeEventListener('resize', followZoom);
      autoplay.setOn(false);
      swiper.destroy();
    };
  }, [frame, perView, spacing, autoplayMilliseconds]);

  useEffect(() => parts?.autoplay.setOn(isPlaying), [parts, isPlaying]);

  const slide = (direction: 'slidePrev' | 'slideNext') => (): void => {
    parts?.swiper[direction]();
    parts?.autoplay.restart();
  };
  return {
    isReady: parts !== undefined,
    isPlaying,
    toggle: () => setIsPlaying(!isPlaying),
    previous: slide('slidePrev'),
    next: slide('slideNext'),
    area: {
      // A mouse click focuses the controls too, but must not pause autoplay.
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

/** Returns the index of the slide that the list was scrolled to before hydration. Scrolls the list back to its start. */
function takeScrolledSlide(frame: HTMLElement): number {
  // Negative where text runs from right to left.
  const share = Math.abs(frame.scrollLeft) / frame.scrollWidth || 0;
  frame.scrollLeft = 0;
  return Math.round(share * frame.querySelectorAll('li').length);
}

/** Returns the index of the slide that is nearest to the middle of the frame, in the order of the list. */
function slideInMiddle(frame: HTMLElement): number {
  const middleOf = (element: HTMLElement): number => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const middle = middleOf(frame);
  const distances = [...frame.querySelectorAll('li')].map((slide) => ({ slide, distance: Math.abs(middleOf(slide) - middle) }));
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  // The loop moves slides in the document; this attribute keeps their order.
  return Number(nearest?.slide.dataset.swiperSlideIndex ?? 0);
}

/** Hides slides out of view from assistive technology. Not with `inert`: find-in-page would skip their text. */
function hideOtherSlides({ slides, activeIndex, params: { slidesPerView } }: Swiper): void {
  for (const [index, slide] of slides.entries()) {
    const isInView = index >= activeIndex && index < activeIndex + Number(slidesPerView);
    slide.ariaHidden = isInView ? null : 'true';
  }
}
