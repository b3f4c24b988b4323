import { type PerView, perViewClasses } from './per-view-classes.ts';

export type MarqueeSettings = { perView: PerView; spacing: number; secondsPerStep: number };

/** Returns class names for a marquee of `count` items: items in view, spacing, and the duration of one loop. */
export const marqueeClasses = ({ perView, spacing, secondsPerStep }: MarqueeSettings, count: number): string[] => [
  ...perViewClasses(perView, spacing),
  `[--loop:${secondsPerStep * count}s]`,
];
