import type { TextSource } from '../../content/resolve/findings.ts';
import type { TextUse } from '../../field-kinds/resolve-context.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { firstPlaceholder } from '../../text/placeholder.ts';
import { correctedLine, textAt } from '../../yaml/source-lines.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** True when the text comes from a record through a placeholder. Its problems are reported at the record. */
export const isFilledIn = ({ file }: TextSource, at: ValuePath): boolean =>
  firstPlaceholder(textAt(file.readText(), file.locate(at, 'value'))) !== undefined;

/** What a check says of a text. `words` are those it is about, `right` the corrected text, for a text that is written on one line. */
type TextFault = { message: string; hint: string; words?: string; right?: string };

/**
 * Returns the check of a rule that looks at each plain text by itself, with the name of its field. A text with a placeholder
 * is left to its record, unless the rule `seesPlaceholders`.
 */
export const checkPlainTexts =
  (
    faultOf: (text: string, field: string) => TextFault | undefined,
    { seesPlaceholders = false } = {},
  ): ((source: TextSource) => Finding[]) =>
  (source) =>
    source.texts.flatMap((use) => {
      const fault = use.isRich ? undefined : faultOf(use.text, fieldOf(use));
      return fault && (seesPlaceholders || !isFilledIn(source, use.at)) ? [findingOf(source, use, fault)] : [];
    });

/** The name of the field that a text is in; that of the list, for an entry of a list. */
const fieldOf = ({ at }: TextUse): string => String(at.findLast((step) => typeof step === 'string') ?? '');

function findingOf({ file, context }: TextSource, { text, at }: TextUse, { message, hint, words, right }: TextFault): Finding {
  const place = file.locate(at, words === undefined ? 'value' : { words, before: 0 });
  const written = textAt(file.readText(), place);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const isAsWritten = written === `${quote}${text}${quote}`;
  return {
    place,
    text: file.readText(),
    context,
    message,
    hint,
    ...(right !== undefined && isAsWritten && { fix: correctedLine(file.readText(), place, `${quote}${right}${quote}`) }),
  };
}
