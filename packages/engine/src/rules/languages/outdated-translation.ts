import { editOfText } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { translationStates } from '../site/translation-states.ts';

export const outdatedTranslation = defineRule({
  code: 'outdated-translation',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'The original has changed since it was translated.',
  why: 'Visitors of the translation read what no longer holds.',
  wrong: ['pages/questions.yaml  (changed)', 'pages/de/questions.yaml  (translated: what it was before)'].join('\n'),
  right: ['pages/questions.yaml  (changed)', 'pages/de/questions.yaml  (without "translated")'].join('\n'),
  check: (site) =>
    translationStates(site).flatMap(({ name, file, path, translated, state, original }) => {
      if (translated === undefined || state === undefined || translated === state) return [];
      const place = file.locate([...path, 'translated'], 'value');
      const text = file.readText();
      return [
        {
          place,
          text,
          context: name,
          message: `${original} has changed since this was translated.`,
          hint: 'When the translation says the same again, remove this line. "npm run check -- --fix" then writes the new state.',
          // A safe fix of the original changes nothing that the translation says.
          editsIfCaused: [editOfText(text, place, state)],
        },
      ];
    }),
});
