import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';
import { listedPages, whereWritten } from './listed-pages.ts';

const [least, most] = [50, 160];

/** Search engines replace a description that says too little, and cut one that says too much. */
export const descriptionLength: Check = (site) =>
  listedPages(site).flatMap((page) => {
    const { length } = page.shell.description;
    if (length >= least && length <= most) return [];
    return [
      createProblem({
        ...whereWritten(site, page, 'description'),
        code: 'description-length',
        severity: 'warning',
        message: `This description has ${length} characters; search results show between ${least} and ${most}.`,
        hint: length < least ? 'Say in a sentence what visitors find on the page.' : `Shorten it by ${length - most}.`,
      }),
    ];
  });
