import type { Finding } from '../../problems/create-problem.ts';
import type { TextEdit } from '../../problems/problem.ts';
import { indexOf, lineAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { type TranslationState, translationStates } from '../site/translation-states.ts';

export const unmarkedTranslation = defineRule({
  code: 'unmarked-translation',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A translation does not say which state of the original it translates.',
  why: 'Only then can check warn when the original changes.',
  wrong: 'pages/de/questions.yaml  (without "translated")',
  right: 'pages/de/questions.yaml  (translated: the state that --fix writes)',
  check: (site) => {
    if (site.hasErrors) return [];
    const unmarked = translationStates(site).filter(({ translated, state }) => translated === undefined && state !== undefined);
    const byFile = new Map<string, TranslationState[]>();
    for (const one of unmarked) byFile.set(one.file.shown, [...(byFile.get(one.file.shown) ?? []), one]);
    return [...byFile.values()].flatMap((states) => findingOf(states) ?? []);
  },
});

/** Returns one finding for a file, with an edit for each translation in it. */
function findingOf(states: readonly TranslationState[]): Finding | undefined {
  const [first] = states;
  if (!first) return undefined;
  const { file, path } = first;
  const edits = states.flatMap((one) => editOf(one) ?? []);
  return {
    place: file.locate(first.first === undefined ? path : [...path, first.first], 'key'),
    text: file.readText(),
    context: states.length === 1 ? first.name : `${first.name} and ${states.length - 1} more`,
    message: `This does not say which state of ${first.original} it translates.`,
    hint: 'Run "npm run check -- --fix", which adds a line "translated". Do not change it by hand.',
    ...(edits.length > 0 && { edits, isFixedLast: true as const }),
  };
}

/** Returns the edit that adds the line: below the first field of a translation, or at the start of a file of its own. */
function editOf({ file, path, first, state }: TranslationState): TextEdit | undefined {
  const text = file.readText();
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  if (first === undefined) {
    const start = startOfFields(text);
    return { start, end: start, text: `translated: ${state}${end}` };
  }
  const place = file.locate([...path, first], 'key');
  const line = lineAt(text, indexOf(text, place));
  // Within brackets there is no line to add.
  if (!/^[\s-]*$/.test(line.text.slice(0, place.column - 1))) return undefined;
  const at = line.start + line.text.replace(/\r$/, '').length;
  return { start: at, end: at, text: `${end}${' '.repeat(place.column - 1)}translated: ${state}` };
}

/** Returns where the first field of a file starts, after comments and empty lines. */
function startOfFields(text: string): number {
  const [before = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text) ?? [];
  return before.length;
}
