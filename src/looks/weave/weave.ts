import type { Look } from '../look.ts';
import { ThreadCrossing } from './thread-crossing.tsx';
import { WeavePanel } from './weave-panel.tsx';

/** The look `weave`: the standard theme with woven threads, for a brand that is named after a loom. */
export const weave: Look = {
  pattern: {
    Panel: WeavePanel,
    Mark: ThreadCrossing,
    classes: {
      topEdge: 'weave-edge-top',
      bottomEdge: 'weave-edge-bottom',
      toNextCard: 'weave-stitch-right',
      toCardBelow: 'weave-stitch-down',
    },
  },
  parts: {},
};
