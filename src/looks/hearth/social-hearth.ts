import type { SocialPattern } from '../look.ts';

/** Draws the frame of a menu and a swelled rule around a picture for link previews, unless the site shows no pattern. */
export const socialHearth: SocialPattern = (_title, colorOf, { style }) => {
  if (style.pattern === 'none') return '';
  const light = colorOf('light');
  const frames = [20, 30].map((inset) => `<rect x="${inset}" y="${inset}" width="${1200 - 2 * inset}" height="${630 - 2 * inset}"/>`);
  return `<g fill="none" stroke="${light}" stroke-opacity="0.45" stroke-width="2">${frames.join('')}</g><path d="M940 315l120-5 120 5-120 5z" fill="${colorOf('highlight')}"/>`;
};
