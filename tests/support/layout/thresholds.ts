import type { LayoutWidth } from './measure-layout.ts';

/**
 * The distance above which two pages are laid out differently, at each width: twice the largest one of ten themes of one look
 * (`tests/unit/looks/themes.yaml`). Colours, fonts and `theme.style` cannot reach it.
 */
export const layoutThresholds: Readonly<Record<LayoutWidth, number>> = { 390: 0.44, 1440: 0.52 };
