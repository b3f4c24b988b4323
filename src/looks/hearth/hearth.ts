import type { Look } from '../look.ts';

/** The look `hearth`: a laid table. Words in the middle, on cards that lie over pictures, and rows of a menu. */
export const hearth: Look = {
  pattern: {
    Panel: () => null,
    Mark: () => null,
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: { hero: 'hearth-hero', card: 'hearth-card', row: 'hearth-row', header: 'hearth-header header-in-flow', footer: 'hearth-footer' },
  light: { hero: true },
  heroSizes: '100vw',
};
