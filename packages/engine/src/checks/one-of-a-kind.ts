import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';
import { type ListedPage, listedPages } from './listed-pages.ts';

/** Says of the second of two pages that its title, or its description, is that of the first. */
export const oneOfAKind =
  (field: 'title' | 'description', code: string): Check =>
  (site) => {
    const owners = new Map<string, ListedPage>();
    return listedPages(site).flatMap((page) => {
      const owner = owners.get(page.shell[field]);
      owners.set(page.shell[field], owner ?? page);
      // Two pages with one path have a problem of their own.
      if (!owner || owner.shell.path === page.shell.path) return [];
      const first = owner.file.locate([field], 'value');
      return [
        createProblem({
          code,
          severity: 'warning',
          place: page.file.locate([field], 'value'),
          text: page.file.text,
          context: `page "${page.name}"`,
          message: `Two pages have this ${field}: ${owner.shell.path} (${first.file}:${first.line}) and ${page.shell.path}.`,
          hint: 'Say in each what is on that page and on no other.',
        }),
      ];
    });
  };
