import type { Answers, FormField } from '@pagewright/core';
import { answerErrors } from '@pagewright/core/browser';

/**
 * Returns the answers in the query of the page, as drafts have them: those for fields with `fromAddress`, when the field accepts
 * them.
 */
export function linkedAnswers(fields: readonly FormField[], checks: Parameters<typeof answerErrors>[2]): Answers {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { name, kind, fromAddress } = field;
      const answers = query.getAll(name).slice(0, kind === 'checkboxes' ? undefined : 1);
      // Without its condition, which may hold later.
      const errors = answerErrors([{ ...field, when: [] }], { answers: { [name]: answers }, files: {} }, checks);
      return fromAddress && errors[name] === undefined
        ? answers.flatMap((answer) => [[name, answer] as const, [`${name} ${answer}`, answer] as const])
        : [];
    }),
  );
}
