import type { Look } from '../../../../../src/looks/look.ts';
import { ArchMark } from './arch-mark.tsx';
import { ArchesPanel } from './arches-panel.tsx';

/** The look of the clinic: the standard theme with rows of arches, as in the bridges over the Isar. */
export const arches: Look = {
  pattern: {
    Panel: ArchesPanel,
    Mark: ArchMark,
    classes: { topEdge: 'arches-edge-top', bottomEdge: 'arches-edge-bottom', toNextCard: '', toCardBelow: '' },
  },
  parts: {},
};
