import type { PatternMarkProps } from '../pattern.ts';

/** A register mark before a list item, as printers put it beside their inks. */
export const PosterMark = ({ isRow }: PatternMarkProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    className={`absolute start-0 size-5 accent ${isRow ? 'top-11' : 'top-1'}`}
  >
    <circle cx="10" cy="10" r="5.5" />
    <path d="M10 0v20M0 10h20" />
  </svg>
);
