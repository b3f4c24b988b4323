import type { JsonSchema } from './json-schema.ts';

/** Requires `then` of values that match `condition`, and `otherwise` of others. */
export const when = (condition: JsonSchema, then: JsonSchema, otherwise?: JsonSchema): JsonSchema => ({
  if: condition,
  then,
  ...(otherwise && { else: otherwise }),
});

/** Requires a condition with a message of its own where the language server would use another. Values of other types pass. */
export const demand = (condition: JsonSchema, errorMessage: string): JsonSchema => when(condition, {}, { type: 'null', errorMessage });

/** Requires all parts. An empty `allOf` is not a valid schema, so none gives an empty object. */
export const allOf = (parts: readonly JsonSchema[]): JsonSchema => (parts.length > 0 ? { allOf: parts } : {});
