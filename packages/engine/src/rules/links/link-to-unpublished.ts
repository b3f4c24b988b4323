import { placeOfLink } from '../../content/resolve/findings.ts';
import { defineRule } from '../define-rule.ts';
import { linksToUnpublished } from '../site/links-to-unpublished.ts';
import { describeAbsence, howToPublish } from '../site/unpublished.ts';

export const linkToUnpublished = defineRule({
  code: 'link-to-unpublished',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page that is a draft, a preset or not published yet.',
  why: 'Visitors would see an error page. Only entries of the navigation, the footer and the redirects wait for their page.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (draft: true)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: (site) =>
    linksToUnpublished(site).flatMap(({ link, path, isPreset, isOver, ...found }) =>
      isOver
        ? []
        : {
            place: placeOfLink(link),
            text: link.file.readText(),
            context: link.context,
            message: `This links to ${path}, ${isPreset ? 'which is a preset and not a page' : describeAbsence(found)}.`,
            hint: `Remove the link, or hide its block with "hidden: true"${isPreset ? '' : `; or ${howToPublish(found)}`}.`,
          },
    ),
});
