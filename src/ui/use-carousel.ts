import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

type CarouselOptions = {
  perView: readonly { from: number; show: number }[];
  spacing: number;
  autoplayMilliseconds: number;
};

/** What the controls of a carousel need. */
export type Carousel = { isReady: boolean; isPlaying: boolean; toggle: () => void; previous: () => void; next: () => void };

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns the list in `frame` into a looping, draggable carousel that advances by itself. Hover, focus and
 * dragging hold it and it goes on after; `toggle` and reduced motion stop it for good.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, { perView, spacing, autoplayMilliseconds }: CarouselOptions): Carousel {
  const swiper = useRef<Swiper>(null);
  /** Whether it advances when nothing holds it. */
  const isWanted = useRef(true);
  const [isReady, setIsReady] = useState(false);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const instance = new Swiper(element, {
      modules: [Autoplay],
      loop: true,
      spaceBetween: spacing,
      breakpoints: Object.fromEntries(perView.map(({ from, show }) => [from, { slidesPerView: show }])),
      autoplay: { delay: autoplayMilliseconds, disableOnInteraction: false, pauseOnMouseEnter: true },
      // Without motion there is no transition whose end Swiper could wait for.
      ...(prefersStillness() && { speed: 0 }),
      on: { init: hideOthers, slideChangeTransitionEnd: hideOthers, resize: hideOthers },
    });
    swiper.current = instance;
    setIsReady(true);
    if (prefersStillness()) isWanted.current = false;
    if (!isWanted.current) {
      instance.autoplay.stop();
      setIsPlaying(false);
    }
    // Swiper's own pause ends with the next transition, so holding is stopping and starting.
    // The controls stand beside the frame. A press of the mouse focuses them as well, but is no wish to stay.
    const area = element.parentElement ?? element;
    const hold = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) instance.autoplay.stop();
    };
    const goOn = (): void => {
      if (isWanted.current) instance.autoplay.start();
    };
    area.addEventListener('focusin', hold);
    area.addEventListener('focusout', goOn);
    return () => {
      area.removeEventListener('focusin', hold);
      area.removeEventListener('focusout', goOn);
      instance.destroy();
    };
  }, [frame, perView, spacing, autoplayMilliseconds]);

  return {
    isReady,
    isPlaying,
    toggle: () => {
      isWanted.current = !isPlaying;
      if (isPlaying) swiper.current?.autoplay.stop();
      else swiper.current?.autoplay.start();
      setIsPlaying(!isPlaying);
    },
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
  };
}

/** Slides out of view are out of reach for assistive technology as well. */
function hideOthers({ el, slides }: Swiper): void {
  const frame = el.getBoundingClientRect();
  for (const slide of slides) {
    const { left, right } = slide.getBoundingClientRect();
    slide.inert = right < frame.left + 1 || left > frame.right - 1;
  }
}
