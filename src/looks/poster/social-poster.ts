import type { SocialPattern } from '../look.ts';

const shifts = [0, 60, 120];

/** Draws two discs printed over each other, off the right edge of a picture for link previews, unless the site shows no pattern. */
export const socialPoster: SocialPattern = (title, colorOf, { style }) => {
  if (style.pattern === 'none') return '';
  const y = 240 + (shifts[title.length % shifts.length] ?? 0);
  const second = `<circle cx="1090" cy="${y + 130}" r="150" fill="${colorOf('primary')}"/>`;
  return `<circle cx="1180" cy="${y}" r="190" fill="${colorOf('highlight')}"/>${second}`;
};
