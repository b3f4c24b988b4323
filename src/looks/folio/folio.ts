import type { Look } from '../look.ts';
import { FolioMark } from './folio-mark.tsx';

/** The look `folio`: a catalogue on a wall. Everything hangs from one axis, between thin lines, and pictures are shown whole. */
export const folio: Look = {
  pattern: {
    Panel: () => null,
    Mark: FolioMark,
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: { hero: 'folio-hero', card: 'folio-card', row: 'folio-row', header: 'folio-header header-in-flow', footer: 'folio-footer' },
  light: { hero: true, footer: true },
  heroSizes: '(min-width: 82rem) 57rem, (min-width: 64rem) 68vw, 92vw',
};
