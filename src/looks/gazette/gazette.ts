import type { Look } from '../look.ts';
import { GazetteMark } from './gazette-mark.tsx';

/** The look `gazette`: a numbered register between two weights of rule, with all headings in a margin on the left. */
export const gazette: Look = {
  pattern: {
    Panel: () => null,
    Mark: GazetteMark,
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: {
    hero: 'gazette-hero',
    card: 'gazette-card',
    row: 'gazette-row',
    header: 'gazette-header header-in-flow',
    footer: 'gazette-footer',
  },
  light: { hero: true, footer: true },
  heroSizes: '(min-width: 64rem) 31rem, 92vw',
};
