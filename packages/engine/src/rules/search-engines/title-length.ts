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
  why: 'Search engines cut long titles to the width of the screen, mostly after about 60 characters.',
  wrong: 'title: Chairs for every kind of kitchen, made of oak and delivered on time',
  right: 'title: Chairs for every kitchen',
  check: (site) =>
    listedPages(site).flatMap((page) => {
      const { length } = page.fields.title;
      if (length <= most) return [];
      return [
        {
          ...whereWritten(site, page, 'title'),
          message: `This title has ${length} characters. Search results show about ${most}.`,
          hint: `Shorten it by ${length - most} characters, or put the important words first.`,
        },
      ];
    }),
});
