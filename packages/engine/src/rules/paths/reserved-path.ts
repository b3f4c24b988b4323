import { defineRule } from '../define-rule.ts';
import { reservedFolders } from '../site/reserved-folders.ts';

export const reservedPath = defineRule({
  code: 'reserved-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'The path of a page starts with a folder that the site uses for other files.',
  why: 'The page and those files would get mixed up.',
  wrong: 'path: /media/press',
  right: 'path: /press',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const path = page.fields?.path ?? '/';
      const [, folder = ''] = path.split('/');
      if (!Object.hasOwn(reservedFolders, folder)) return [];
      return [
        {
          place: page.file.locate(['path'], 'value'),
          text: page.file.text,
          context: `page "${page.name}"`,
          message: `A page cannot have the path ${path}: /${folder} contains ${reservedFolders[folder]}.`,
          hint: `Choose a path that does not start with /${folder}.`,
        },
      ];
    }),
});
