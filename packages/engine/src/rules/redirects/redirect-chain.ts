import { correction, indexOf, textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { redirectChains } from '../site/redirect-chains.ts';
import { whereInRedirect } from '../site/redirects.ts';

export const redirectChain = defineRule({
  code: 'redirect-chain',
  severity: 'error',
  fixable: true,
  where: 'settings',
  summary: 'A redirect goes to a path that is redirected itself.',
  why: 'Visitors are redirected twice, which is slow, and search engines give up after a few redirects.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions', '  - from: /faq', '    to: /questions'].join('\n'),
  check: (site) =>
    redirectChains(site).flatMap(({ redirect, steps: [, second], to, loopsTo }) => {
      if (!second || loopsTo) return [];
      const { place, text } = whereInRedirect(site, redirect.index, 'to');
      const start = indexOf(text, place);
      const quote = /^["']/.exec(textAt(text, place))?.[0] ?? '';
      return [
        {
          place,
          text,
          message: `This redirects to ${second.from}, which redirects to ${to}.`,
          hint: `Redirect to ${to} directly.`,
          ...correction(text, [start, start + place.length], quote + to + quote),
        },
      ];
    }),
});
