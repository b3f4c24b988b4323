import { placeOfLink } from '../../content/resolve/findings.ts';
import { defineRule } from '../define-rule.ts';
import { foreignHosts } from '../site/foreign-hosts.ts';

export const lookalikeHost = defineRule({
  code: 'lookalike-host',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The domain of a link contains letters that look like Latin letters and are not.',
  why: 'Nobody can see which site the link really goes to. The form that starts with xn-- shows it.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430\u0440\u0440\u04CF\u0435.com" }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://xn--80ak6aa92e.com" }'].join('\n'),
  check: ({ links }) =>
    foreignHosts(links).flatMap(({ link, host, ascii, script }) => {
      if (script === undefined) return [];
      return [
        {
          place: placeOfLink(link),
          text: link.file.readText(),
          context: link.context,
          message: `${host} contains ${script} letters, which look like Latin letters. Browsers read it as ${ascii}.`,
          hint: `Type the URL again. If the ${script} letters are intended, write ${ascii}.`,
        },
      ];
    }),
});
