import { placeOfLink } from '../../content/resolve/findings.ts';
import { scriptsOf } from '../analysis/host-scripts.ts';
import { defineRule } from '../define-rule.ts';
import { foreignHosts } from '../site/foreign-hosts.ts';

export const mixedHost = defineRule({
  code: 'mixed-host',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'The domain of a link mixes letters of different alphabets.',
  why: 'A Cyrillic а looks like a Latin a. The link would go to another site than it seems.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430pple.com" }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://apple.com" }'].join('\n'),
  check: ({ links }) =>
    foreignHosts(links).flatMap(({ link, host, ascii, mixed }) => {
      if (mixed === undefined) return [];
      const scripts = scriptsOf(mixed);
      const what = scripts.length > 1 ? `mixes ${scripts.join(' and ')} letters` : 'contains a character that is not a letter';
      return [
        {
          place: placeOfLink(link),
          text: link.file.readText(),
          context: link.context,
          message: `"${mixed}" in ${host} ${what}. Browsers read it as ${ascii}.`,
          hint: `Type the URL again. If this one is intended, write ${ascii}.`,
        },
      ];
    }),
});
