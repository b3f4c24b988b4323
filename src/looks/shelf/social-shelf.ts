import type { SocialPattern } from '../look.ts';

/** Tiles on a shelf at the right edge, each as left, top, width and height. One of them is larger. */
const tiles = [
  [760, 0, 218, 206],
  [984, 0, 216, 206],
  [760, 212, 440, 418],
] as const;
const colors = ['secondary', 'primary', 'highlight'] as const;

/** Draws three tiles off the right edge of a picture for link previews, unless the site shows no pattern. */
export const socialShelf: SocialPattern = (title, colorOf, { style }) => {
  if (style.pattern === 'none') return '';
  const first = title.length % colors.length;
  return tiles
    .map(([x, y, width, height], index) => {
      const color = colors[(first + index) % colors.length] ?? 'highlight';
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colorOf(color)}"/>`;
    })
    .join('');
};
