import type { Look } from '../look.ts';
import { TimetableMark } from './timetable-mark.tsx';

/** The look `timetable`: signs and tables. Bars of colour carry the headings, cells touch, and figures stand below each other. */
export const timetable: Look = {
  pattern: {
    Panel: () => null,
    Mark: TimetableMark,
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: { hero: 'board-hero', card: 'board-card', row: 'board-row', header: 'board-header header-in-flow', footer: 'board-footer' },
  light: { hero: true, footer: true },
  heroSizes: '100vw',
};
