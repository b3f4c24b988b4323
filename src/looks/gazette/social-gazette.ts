import type { SocialPattern } from '../look.ts';

/** Draws the lines of an index along the right edge of a picture for link previews, unless the site shows no pattern. */
export const socialGazette: SocialPattern = (title, colorOf, { style }) => {
  if (style.pattern === 'none') return '';
  const color = colorOf('highlight');
  const lines = Array.from({ length: 9 }, (_, index) => {
    const length = 70 + ((title.length * 37 + index * 61) % 120);
    const y = 96 + index * 54;
    return `<path d="M960 ${y}h200M960 ${y + 18}h${length}" stroke-width="2"/>`;
  });
  return `<g stroke="${color}" fill="none"><path d="M960 72h200" stroke-width="12"/>${lines.join('')}</g>`;
};
