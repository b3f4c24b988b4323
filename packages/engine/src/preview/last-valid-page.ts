import type { PreviewPage } from './preview-page.ts';

/** The state of a page that the preview shows while the page cannot be read. */
export type LastValidPage = {
  page: PreviewPage;
  /** False when the page was never valid as a whole: then `page` lacks the blocks that could not be rendered. */
  isWhole: boolean;
};

/**
 * Returns the last valid state of a page, after its state `shown`: the last one in which every block could be rendered. It
 * has no cards, because they describe the file as it was. Undefined when no block could be rendered so far.
 */
export function lastValidPage(shown: PreviewPage, before: LastValidPage | undefined): LastValidPage | undefined {
  const isWhole = !shown.parts.some((part) => 'card' in part && part.card.replacesBlock);
  if (!isWhole && before?.isWhole) return before;
  const parts = shown.parts.filter((part) => !('card' in part));
  return parts.some((part) => 'block' in part) ? { page: { ...shown, parts }, isWhole } : before;
}
