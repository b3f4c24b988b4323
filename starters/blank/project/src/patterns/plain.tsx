import type { Pattern } from './pattern.ts';

/** No decoration but a short line at list items: the pattern until the site has its own. */
export const plain: Pattern = {
  Panel: () => null,
  Mark: ({ isRow }) => (
    <span
      aria-hidden="true"
      className={`absolute top-3 h-1 w-6 rounded-full bg-primary in-[.dark]:bg-highlight ${isRow ? 'start-8' : 'start-0'}`}
    />
  ),
  classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' },
};
