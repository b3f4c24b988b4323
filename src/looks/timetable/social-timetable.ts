import type { SocialPattern } from '../look.ts';

const stops = [120, 250, 400, 510];

/** Draws a line with stops on the right of a picture for link previews, unless the site shows no pattern. One stop is filled. */
export const socialTimetable: SocialPattern = (title, colorOf, { style }) => {
  if (style.pattern === 'none') return '';
  const here = title.length % stops.length;
  const discs = stops.map((y, index) => `<circle cx="1060" cy="${y}" r="24" fill="${colorOf(index === here ? 'highlight' : 'dark')}"/>`);
  return `<g stroke="${colorOf('highlight')}" stroke-width="14"><path d="M1060 0v630"/>${discs.join('')}</g>`;
};
