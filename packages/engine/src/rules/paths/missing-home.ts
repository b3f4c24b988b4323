import { isMade } from '../../content/validate/page-origin.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { correctedText } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { isEveryPageKnown } from '../site/is-every-page-known.ts';
import { redirectsByPath } from '../site/redirects.ts';

export const missingHome = defineRule({
  code: 'missing-home',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'No page has the path /, so the site has no home page.',
  why: 'Visitors who open the site by its domain see an error page.',
  wrong: 'pages/home.yaml  (path: /home)',
  right: 'pages/home.yaml  (path: /)',
  check: (site) => {
    const { pages, settingsFile } = site;
    if (!isEveryPageKnown(site) || pages.some(({ fields }) => fields?.path === '/') || redirectsByPath(site).has('/')) return [];
    const home = pages.find(isNamedHome);
    const file = home?.file ?? settingsFile;
    const place = file.locate([home ? 'path' : 'url'], 'value');
    return [
      {
        place,
        text: file.text,
        message: 'No page has the path /, so the site has no home page.',
        hint: 'Give the page that visitors see first the line: path: /',
        ...(home && { fix: correctedText(file.text, place, '/') }),
      },
    ];
  },
});

/** True for a page whose file or path has the name that home pages usually have. */
const isNamedHome = ({ source, fields, ...origin }: ValidPage): boolean =>
  !isMade(origin) && (/^pages\/(home|index)\.yaml$/.test(source.path) || /^\/(home|index)$/.test(fields?.path ?? ''));
