import type { DrawnBlock } from '../model/page-data.ts';
import { escapeHtml } from './escape-html.ts';
import type { Card } from './shown-page.ts';

/** The frame of a card. Its look comes with the preview's own element, so that no style of the site touches it. */
export const drawCard = ({ key, title, problems }: Card): DrawnBlock => ({
  key,
  type: 'problem',
  html: `<problem-card><strong>${escapeHtml(title)}</strong>${problems.map((one) => `<pre>${escapeHtml(one)}</pre>`).join('')}</problem-card>`,
  isIsland: false,
  isRevealed: false,
});
