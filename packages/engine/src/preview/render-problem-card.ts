import type { RenderedBlock } from '../model/page-data.ts';
import { escapeHtml } from '../render/escape-html.ts';
import type { Card } from './shown-page.ts';

/** The frame of a card. Its look comes with the preview's own element, so that no style of the site touches it. */
export const renderProblemCard = ({ key, title, problems }: Card): RenderedBlock => ({
  key,
  type: 'problem',
  html: `<problem-card><strong>${escapeHtml(title)}</strong>${problems.map((one) => `<pre>${escapeHtml(one)}</pre>`).join('')}</problem-card>`,
  isIsland: false,
  isRevealed: false,
});
