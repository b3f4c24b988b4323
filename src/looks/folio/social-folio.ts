import type { SocialPattern } from '../look.ts';

const heights = [150, 210, 120, 180];

/** Draws empty frames that hang from one line, on the right of a picture for link previews, unless the site shows no pattern. */
export const socialFolio: SocialPattern = (title, colorOf, { style }) => {
  if (style.pattern === 'none') return '';
  const first = title.length % heights.length;
  const frames = [0, 1].map((column) => {
    const height = heights[(first + column) % heights.length] ?? 150;
    return `<rect x="${930 + column * 124}" y="${315 - height}" width="100" height="${height}"/>`;
  });
  return `<g fill="none" stroke="${colorOf('light')}" stroke-opacity="0.55" stroke-width="2"><path d="M900 337h300"/>${frames.join('')}</g>`;
};
