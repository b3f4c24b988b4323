import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';

/** Folders of the published site that hold something else than pages. */
export const published: Record<string, string> = {
  assets: 'the code and styles of the site',
  media: 'the pictures, films and fonts of the site',
};

/** No page may lie in a folder in which other files are published. */
export const reservedPath: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const path = page.shell?.path ?? '/';
    const [, folder = ''] = path.split('/');
    if (!Object.hasOwn(published, folder)) return [];
    return [
      createProblem({
        code: 'reserved-path',
        place: page.file.locate(['path'], 'value'),
        text: page.file.text,
        context: `page "${page.name}"`,
        message: `No page can be at ${path}: /${folder} holds ${published[folder]}.`,
        hint: `Choose a path that does not start with /${folder}.`,
      }),
    ];
  });
