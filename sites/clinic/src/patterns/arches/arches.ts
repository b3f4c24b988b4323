import type { Pattern } from '../../../../../src/patterns/pattern.ts';
import { ArchMark } from './arch-mark.tsx';
import { ArchesPanel } from './arches-panel.tsx';

/** Rows of arches, as in the bridges over the Isar: the pattern of the clinic. */
export const arches: Pattern = {
  Panel: ArchesPanel,
  Mark: ArchMark,
  classes: { topEdge: 'arches-edge-top', bottomEdge: 'arches-edge-bottom', toNextCard: '', toCardBelow: '' },
};
