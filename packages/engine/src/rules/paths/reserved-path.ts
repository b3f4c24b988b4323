import { defineRule } from '../define-rule.ts';
import { reservedFolders } from '../site/reserved-folders.ts';

export const reservedPath = defineRule({
  code: 'reserved-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A page lies where other files of the site are published.',
  why: 'Its files and theirs would mix.',
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
          message: `No page can be at ${path}: /${folder} holds ${reservedFolders[folder]}.`,
          hint: `Choose a path that does not start with /${folder}.`,
        },
      ];
    }),
});
