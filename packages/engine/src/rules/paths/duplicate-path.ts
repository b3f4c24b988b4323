import { describeOrigin, isMade } from '../../content/validate/page-origin.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';

export const duplicatePath = defineRule({
  code: 'duplicate-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same path.',
  why: 'Only one of them can be shown at this URL.',
  wrong: 'path: /contact',
  right: 'path: /contact-by-mail',
  check: ({ pages }) => {
    const owners = new Map<string, ValidPage>();
    return pages.flatMap((page) => {
      const path = page.fields?.path;
      if (path === undefined) return [];
      const owner = owners.get(path);
      if (!owner) {
        owners.set(path, page);
        return [];
      }
      return [
        {
          place: page.file.locate(['path'], 'value'),
          text: page.file.readText(),
          context: `page "${page.name}"`,
          message: `Two pages use the path ${path}: ${originOf(owner)} and ${originOf(page)}.`,
          hint: hintFor(page),
        },
      ];
    });
  },
});

function hintFor(page: ValidPage): string {
  if (!isMade(page)) return 'Change one of them.';
  if (!page.list) return 'Change one of the records, or the path with the placeholder.';
  const written = textAt(page.file.readText(), page.file.locate(['path'], 'value'));
  return written.includes('{')
    ? 'Write the value in the same way in all records, or change the path with the placeholder.'
    : 'Add a placeholder to the path, such as /{slug}, so that each value has a page of its own.';
}

/** Returns the file and line of a page's path, and the record or list that the page is made from. */
function originOf(page: ValidPage): string {
  const { file, line } = page.file.locate(['path'], 'value');
  const origin = describeOrigin(page);
  return `${file}:${line}${origin === undefined ? '' : ` (for ${origin})`}`;
}
