import type { Color } from '../museum/print.ts';

/** The two inks of the club. */
export const night: Color = [23, 36, 40];
export const pond: Color = [138, 184, 190];
