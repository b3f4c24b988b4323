import { type PerView, perViewClasses } from './per-view-classes.ts';

export type MarqueeSettings = { perView: PerView; spacing: number; secondsPerStep: number };

/** Class names for a marquee of `count` items: how many are in view, how far apart, how fast. Computed from content. */
export const marqueeClasses = ({ perView, spacing, secondsPerStep }: MarqueeSettings, count: number): string[] => [
  ...perViewClasses(perView, spacing),
  `[--loop:${secondsPerStep * count}s]`,
];
