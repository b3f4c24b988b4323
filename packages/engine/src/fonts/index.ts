/** Fonts for scripts that draw letters. */
export type { Font, PathCommand } from 'fontkit';
export { openInstance } from './open-font.ts';
