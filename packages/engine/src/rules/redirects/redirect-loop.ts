import { defineRule } from '../define-rule.ts';
import { type RedirectChain, redirectChains } from '../site/redirect-chains.ts';
import { whereInRedirect } from '../site/redirects.ts';

export const redirectLoop = defineRule({
  code: 'redirect-loop',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Redirects form a loop.',
  why: 'Visitors see an error page of the browser.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /asked'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) =>
    redirectChains(site)
      .filter(isFirstOfLoop)
      .map(({ redirect, steps }) => {
        const paths = [...steps.map(({ from }) => from), redirect.from];
        return {
          ...whereInRedirect(site, redirect.index, 'to'),
          message: steps.length === 1 ? `${redirect.from} redirects to itself.` : `These redirects form a loop: ${paths.join(' to ')}.`,
          hint: 'Redirect to a page that exists.',
        };
      }),
});

/** True for the first redirect of a loop in `site.yaml`, so that each loop is reported once. */
const isFirstOfLoop = ({ redirect, steps, loopsTo }: RedirectChain): boolean =>
  loopsTo === redirect && steps.every(({ index }) => index >= redirect.index);
