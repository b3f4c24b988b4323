import { defineRule } from '../define-rule.ts';
import { reservationOf } from '../site/reserved-paths.ts';

export const reservedPath = defineRule({
  code: 'reserved-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'The path of a page is used by the site for something else.',
  why: 'The page and the files or the service at that path would get mixed up.',
  wrong: 'path: /media/press',
  right: 'path: /press',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const path = page.fields?.path ?? '/';
      const reserved = reservationOf(path);
      if (!reserved) return [];
      return [
        {
          message: `A page cannot have the path ${path}: ${reserved.reason}.`,
          hint: `Choose a path that does not start with ${reserved.root}.`,
          place: page.file.locate(['path'], 'value'),
          text: page.file.readText(),
          context: `page "${page.name}"`,
        },
      ];
    }),
});
