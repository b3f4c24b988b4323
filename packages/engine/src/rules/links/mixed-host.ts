import { scriptsOf } from '../analysis/host-scripts.ts';
import { defineRule } from '../define-rule.ts';
import { foreignHosts } from '../site/foreign-hosts.ts';

export const mixedHost = defineRule({
  code: 'mixed-host',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'The host of a link mixes letters of alphabets that no language mixes.',
  why: 'A Cyrillic а looks like a Latin a. The link would lead visitors to another site than the one they read.',
  wrong: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430pple.com" }'].join('\n'),
  right: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://apple.com" }'].join('\n'),
  check: ({ links }) =>
    foreignHosts(links).flatMap(({ link: { findPlace, text, context }, host, ascii, mixed }) => {
      if (mixed === undefined) return [];
      const scripts = scriptsOf(mixed);
      const what = scripts.length > 1 ? `mixes ${scripts.join(' and ')} letters` : 'has a character that is no letter';
      return [
        {
          place: findPlace(),
          text,
          context,
          message: `The name "${mixed}" in ${host} ${what}. Browsers read it as ${ascii}.`,
          hint: `Type the address anew. If this one is meant, write ${ascii}.`,
        },
      ];
    }),
});
