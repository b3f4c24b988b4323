import { escapeHtml } from '../model/escape-html.ts';
import type { RenderedBlock } from '../model/page-data.ts';
import type { BlockBadge, ProblemCard } from './preview-page.ts';

/** Renders the frame of a problem card. The custom element `problem-card` styles it in the browser. */
export const renderProblemCard = ({ key, title, problems }: ProblemCard): RenderedBlock => ({
  key,
  type: 'problem',
  html: `<problem-card><strong>${escapeHtml(title)}</strong>${problems.map((one) => `<pre>${escapeHtml(one)}</pre>`).join('')}</problem-card>`,
  isIsland: false,
  isRevealed: false,
  isAboveHeader: false,
});

/** Renders the badge above a hidden block. The custom element `block-badge` styles it in the browser. */
export const renderBlockBadge = ({ key, label, text }: BlockBadge): RenderedBlock => ({
  key,
  type: 'badge',
  html: `<block-badge><strong>${escapeHtml(label)}</strong> ${escapeHtml(text)}</block-badge>`,
  isIsland: false,
  isRevealed: false,
  isAboveHeader: false,
});
