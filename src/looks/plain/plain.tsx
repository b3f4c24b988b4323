import type { Look } from '../look.ts';

/** The look `plain`: the standard theme without decoration, but for a short line at list items. */
export const plain: Look = {
  pattern: {
    Panel: () => null,
    Mark: ({ isRow }) => (
      <span
        aria-hidden="true"
        className={`absolute top-3 h-1 w-6 rounded-full bg-primary in-[.dark]:bg-highlight ${isRow ? 'start-8' : 'start-0'}`}
      />
    ),
    classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
  },
  parts: {},
};
