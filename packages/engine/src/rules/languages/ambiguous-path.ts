import { pairOf } from '../../content/validate/page-origin.ts';
import { defineRule } from '../define-rule.ts';

export const ambiguousPath = defineRule({
  code: 'ambiguous-path',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A page in another language has the path of a page that it does not translate.',
  why: 'A link with this path could lead to either of them.',
  wrong: ['pages/questions.yaml  (path: /questions)', 'pages/de/home.yaml  (path: /questions)'].join('\n'),
  right: ['pages/questions.yaml  (path: /questions)', 'pages/de/questions.yaml  (path: /questions)'].join('\n'),
  check: ({ pages }) => {
    const originals = new Map(
      pages.flatMap((page) => (page.language === undefined && page.fields ? [[page.fields.path, page] as const] : [])),
    );
    return pages.flatMap((page) => {
      const { fields, prefix, isFallback, file, name, language } = page;
      if (!fields || prefix === undefined || isFallback) return [];
      const path = fields.path.slice(prefix.length) || '/';
      const original = originals.get(path);
      if (!original || original.key === pairOf(page)) return [];
      return [
        {
          place: file.locate(['path'], 'value'),
          text: file.readText(),
          context: `page "${name}"`,
          message: `This page has the path ${path} of ${original.source.path}, which it does not translate.`,
          hint: `Give it another path, or the file name of its original: pages/${language}/${original.source.path.slice('pages/'.length)}.`,
        },
      ];
    });
  },
});
