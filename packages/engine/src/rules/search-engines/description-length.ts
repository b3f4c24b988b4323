import { defineRule } from '../define-rule.ts';
import { listedPages, whereWritten } from '../site/listed-pages.ts';

/**
 * Characters: a rule of thumb. Google states no limit, cuts descriptions to the width of the device, and may show text of
 * the page instead (https://developers.google.com/search/docs/appearance/snippet).
 */
const least = 50;
const most = 160;

export const descriptionLength = defineRule({
  code: 'description-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The description of a page is too short or too long for search results.',
  why: 'Search engines cut long descriptions to the width of the screen, mostly after about 160 characters, and may show other text of the page in place of a very short one.',
  wrong: 'description: Our prices.',
  right: 'description: What our chairs and tables cost, with delivery and with repairs for ten years.',
  check: (site) =>
    listedPages(site).flatMap((page) => {
      const { length } = page.fields.description;
      if (length >= least && length <= most) return [];
      return [
        {
          ...whereWritten(site, page, 'description'),
          message: `This description has ${length} characters. Write between ${least} and ${most}.`,
          hint: length < least ? 'Write a sentence about what visitors find on the page.' : `Shorten it by ${length - most} characters.`,
        },
      ];
    }),
});
