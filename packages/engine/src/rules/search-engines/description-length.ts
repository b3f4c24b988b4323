import { defineRule } from '../define-rule.ts';
import { listedPages, whereWritten } from '../site/listed-pages.ts';

/**
 * Characters: a rule of thumb. Google states no limit, cuts descriptions to the width of the device, and may show text of
 * the page instead (https://developers.google.com/search/docs/appearance/snippet).
 */
const [least, most] = [50, 160];

export const descriptionLength = defineRule({
  code: 'description-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The description of a page is too short or too long for search results.',
  why: 'Search engines show between 50 and 160 characters; shorter ones they replace by a text of their own.',
  wrong: 'description: Our services.',
  right: 'description: Websites, apps, data and AI from one studio, with one price for the whole of it.',
  check: (site) =>
    listedPages(site).flatMap((page) => {
      const { length } = page.fields.description;
      if (length >= least && length <= most) return [];
      return [
        {
          ...whereWritten(site, page, 'description'),
          message: `This description has ${length} characters; search results show between ${least} and ${most}.`,
          hint: length < least ? 'Say in a sentence what visitors find on the page.' : `Shorten it by ${length - most}.`,
        },
      ];
    }),
});
