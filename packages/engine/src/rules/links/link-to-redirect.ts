import { placeOfLink } from '../../content/resolve/findings.ts';
import { toOldPath } from '../../text/old-path.ts';
import { correction, indexOf, textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { linkTarget } from '../site/link-target.ts';
import { placeKey, redirectsByPath, redirectTargets } from '../site/redirects.ts';

export const linkToRedirect = defineRule({
  code: 'link-to-redirect',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A link goes to an old path that is redirected.',
  why: 'The redirect makes the page load more slowly.',
  wrong: 'shared/call.yaml  (links to /asked, from which a redirect leads to /questions)',
  right: 'shared/call.yaml  (links to /questions)',
  check: (site) => {
    const byPath = redirectsByPath(site);
    if (byPath.size === 0) return [];
    const paths = new Set(site.pages.map(({ fields }) => fields?.path));
    // Redirects to other redirects are reported by redirect-chain.
    const targets = redirectTargets(site);
    return site.links.flatMap((link) => {
      const path = linkTarget(link)?.path;
      const redirect = path === undefined ? undefined : byPath.get(toOldPath(path));
      if (path === undefined || !redirect || paths.has(path) || targets.has(placeKey(placeOfLink(link)))) return [];
      const { context, file } = link;
      const text = file.readText();
      const place = placeOfLink(link);
      const start = indexOf(text, place);
      const written = textAt(text, place);
      const isAlone = written.replace(/^(["'])(.*)\1$/, '$2') === path;
      return [
        {
          place,
          text,
          context,
          message: `This links to ${path}, which redirects to ${redirect.to}.`,
          hint: `Link to ${redirect.to} directly.`,
          ...(isAlone && correction(text, [start, start + written.length], written.replace(path, redirect.to))),
        },
      ];
    });
  },
});
