import { defineRule } from '../define-rule.ts';
import { foreignHosts } from '../site/foreign-hosts.ts';

export const lookalikeHost = defineRule({
  code: 'lookalike-host',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The host of a link is written in letters that may look like Latin ones.',
  why: 'Visitors, and authors who copy a link, cannot see which site it leads to. The ASCII form of the address shows it.',
  wrong: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430\u0440\u0440\u04CF\u0435.com" }'].join('\n'),
  right: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://xn--80ak6aa92e.com" }'].join('\n'),
  check: ({ links }) =>
    foreignHosts(links).flatMap(({ link: { findPlace, text, context }, host, ascii, script }) => {
      if (script === undefined) return [];
      return [
        {
          place: findPlace(),
          text,
          context,
          message: `The address ${host} has ${script} letters, which may look like Latin ones. Browsers read it as ${ascii}.`,
          hint: `If it is not meant, type the address anew. If it is, write ${ascii}.`,
        },
      ];
    }),
});
