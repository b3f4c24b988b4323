import { placeOfLink } from '../../content/resolve/findings.ts';
import { defineRule } from '../define-rule.ts';
import { linksToUnpublished } from '../site/links-to-unpublished.ts';
import { describeAbsence, howToPublish } from '../site/unpublished.ts';

export const linkToExpired = defineRule({
  code: 'link-to-expired',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page whose time is over.',
  why: 'The built page shows the link as text, because visitors would get an error page. A date alone never stops a build.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (publish: until 2020-06-01)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: (site) =>
    linksToUnpublished(site).flatMap(({ link, path, isOver, ...found }) =>
      isOver
        ? {
            place: placeOfLink(link),
            text: link.file.readText(),
            context: link.context,
            message: `This links to ${path}, ${describeAbsence(found)}. The built page shows it as text.`,
            hint: `Remove the link, or ${howToPublish(found)}.`,
          }
        : [],
    ),
});
