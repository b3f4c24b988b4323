import type { Look } from '../look.ts';
import { PosterMark } from './poster-mark.tsx';
import { PosterPanel } from './poster-panel.tsx';

/** The look `poster`: flat fields from edge to edge, type as large as the sheet, and tickets with punched edges. */
export const poster: Look = {
  pattern: {
    Panel: PosterPanel,
    Mark: PosterMark,
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: {
    hero: 'poster-hero highlighted',
    card: 'poster-card',
    row: 'poster-row',
    header: 'poster-header header-at-bottom dark',
    footer: 'poster-footer',
  },
  light: { hero: true, footer: true },
  heroSizes: '(min-width: 64rem) 58vw, 100vw',
};
