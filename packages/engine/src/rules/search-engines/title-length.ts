import { defineRule } from '../define-rule.ts';
import { listedPages, whereWritten } from '../site/listed-pages.ts';

/**
 * Characters that search engines show: a rule of thumb. Google states no limit and cuts titles to the width of the device
 * (https://developers.google.com/search/docs/appearance/title-link). The name of the site at the end may be cut, so it is
 * not counted.
 */
const most = 60;

export const titleLength = defineRule({
  code: 'title-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The title of a page is too long for search results.',
  why: 'Search engines cut titles at about 60 characters, the name of the site included.',
  wrong: 'title: Software for every kind of business, woven well and delivered on time',
  right: 'title: Software for every business',
  check: (site) =>
    listedPages(site).flatMap((page) => {
      const { length } = page.fields.title;
      if (length <= most) return [];
      return [
        {
          ...whereWritten(site, page, 'title'),
          message: `This title has ${length} characters; search results show about ${most}.`,
          hint: `Shorten it by ${length - most}, or at least say what matters in front.`,
        },
      ];
    }),
});
