/** The class names of a moving row: how many entries are visible, their distance, the duration of one turn. */
export const marqueeClasses = (perView, { spacing, seconds }) =>
  [
    'marquee group/marquee',
    ...perView.map(({ from, show }) => (from === 0 ? `[--per-view:${show}]` : `min-[${from}px]:[--per-view:${show}]`)),
    `[--gap:${spacing}px]`,
    `[--loop:${seconds}s]`,
  ].join(' ');

/** How many projects are visible, from which width of the window. */
export const projectsPerView = [
  { from: 0, show: 1 },
  { from: 640, show: 2 },
  { from: 768, show: 3 },
];
