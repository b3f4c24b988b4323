import { defineRule } from '../define-rule.ts';
import { type RedirectChain, redirectChains } from '../site/redirect-chains.ts';
import { whereInRedirect } from '../site/redirects.ts';

export const redirectLoop = defineRule({
  code: 'redirect-loop',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Redirects lead in a circle.',
  why: 'Browsers would follow it and then give up.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /asked'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) =>
    redirectChains(site)
      .filter(isFirstOfLoop)
      .map(({ redirect, steps }) => {
        const paths = [...steps.map(({ from }) => from), redirect.from];
        return {
          ...whereInRedirect(site, redirect.index, 'to'),
          message: steps.length === 1 ? `${redirect.from} leads to itself.` : `These redirects lead in a circle: ${paths.join(' to ')}.`,
          hint: 'Lead to a page that there is.',
        };
      }),
});

/** True for the first redirect of a loop in `site.yaml`, so that each loop is reported once. */
const isFirstOfLoop = ({ redirect, steps, loopsTo }: RedirectChain): boolean =>
  loopsTo === redirect && steps.every(({ index }) => index >= redirect.index);
