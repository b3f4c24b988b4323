import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';
import { listedPages, whereWritten } from './listed-pages.ts';

const most = 60;

/** Search engines cut titles that are too long. The name of the brand behind it may be lost, so it is not counted. */
export const titleLength: Check = (site) =>
  listedPages(site).flatMap((page) => {
    const { length } = page.shell.title;
    if (length <= most) return [];
    return [
      createProblem({
        ...whereWritten(site, page, 'title'),
        code: 'title-length',
        severity: 'warning',
        message: `This title has ${length} characters; search results show about ${most}.`,
        hint: `Shorten it by ${length - most}, or at least say what matters in front.`,
      }),
    ];
  });
