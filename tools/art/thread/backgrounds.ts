import { palette } from '../palette.ts';

/** The quiet threads of a fabric on a dark and on a light background. */
export const night = { low: '#24233F', middle: '#2E2D52', high: '#3C3B69' };
export const day = { low: '#EFE5D3', middle: palette.flax, high: '#D3C3A4' };
