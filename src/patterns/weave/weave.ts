import type { Pattern } from '../pattern.ts';
import { ThreadCrossing } from './thread-crossing.tsx';
import { WeavePanel } from './weave-panel.tsx';

/** Woven threads: the pattern of a brand that is named after a loom. */
export const weave: Pattern = {
  Panel: WeavePanel,
  Mark: ThreadCrossing,
  classes: {
    topEdge: 'weave-edge-top',
    bottomEdge: 'weave-edge-bottom',
    toNextCard: 'weave-stitch-right',
    toCardBelow: 'weave-stitch-down',
  },
};
