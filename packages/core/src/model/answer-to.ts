/** Returns the answer to a field, or an empty text. Ignores inherited properties. */
export const answerTo = (name: string, answers: Readonly<Record<string, string>>): string =>
  Object.hasOwn(answers, name) ? (answers[name] ?? '') : '';
