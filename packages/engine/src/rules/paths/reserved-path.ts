import { defineRule } from '../define-rule.ts';
import { reservedFolders, servicePaths } from '../site/reserved-folders.ts';

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
      const [, folder = ''] = path.split('/');
      const words = Object.hasOwn(reservedFolders, folder)
        ? {
            message: `A page cannot have the path ${path}: /${folder} contains ${reservedFolders[folder]}.`,
            hint: `Choose a path that does not start with /${folder}.`,
          }
        : Object.hasOwn(servicePaths, path) && {
            message: `A page cannot have the path ${path}: that of the mail service, which ${servicePaths[path]}.`,
            hint: 'Choose another path.',
          };
      if (!words) return [];
      return [
        {
          ...words,
          place: page.file.locate(['path'], 'value'),
          text: page.file.readText(),
          context: `page "${page.name}"`,
        },
      ];
    }),
});
