import { defineRule } from '../define-rule.ts';
import { translationStates } from '../site/translation-states.ts';

export const leftoverTranslation = defineRule({
  code: 'leftover-translation',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A page or shared block translates one that no longer exists.',
  why: 'It stays on the site in this language only, which is rarely meant.',
  wrong: ['pages/de/prices.yaml  (translated: abcdefgh)', 'and no pages/prices.yaml'].join('\n'),
  right: ['pages/de/prices.yaml  (without "translated")', 'and no pages/prices.yaml'].join('\n'),
  check: (site) =>
    translationStates(site).flatMap(({ name, file, path, translated, state, original }) => {
      if (translated === undefined || state !== undefined) return [];
      return [
        {
          place: file.locate([...path, 'translated'], 'key'),
          text: file.readText(),
          context: name,
          message: `This was translated from ${original}, which does not exist any more.`,
          hint: 'Remove this file too, or remove this line to have it in this language only.',
        },
      ];
    }),
});
