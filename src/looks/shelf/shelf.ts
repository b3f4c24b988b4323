import type { Look } from '../look.ts';
import { ShelfMark } from './shelf-mark.tsx';

/** The look `shelf`: pictures edge to edge, of which one is larger, and tickets with the price in their corners. */
export const shelf: Look = {
  pattern: {
    Panel: () => null,
    Mark: ShelfMark,
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: { hero: 'shelf-hero', card: 'shelf-card', row: 'shelf-row', header: 'shelf-header header-in-flow', footer: 'shelf-footer' },
  light: { hero: true, footer: true },
  heroSizes: '100vw',
  cardSizes: '(min-width: 64rem) 38vw, 92vw',
  rowSizes: '(min-width: 40rem) 19vw, 40vw',
};
