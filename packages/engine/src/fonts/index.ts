/** Reads fonts, for scripts that use the outlines of glyphs. */
export type { Font, PathCommand } from 'fontkit';
export { openInstance } from './open-font.ts';
