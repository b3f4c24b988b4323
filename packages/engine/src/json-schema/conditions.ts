import type { JsonSchema } from './json-schema.ts';

/** Requires `then` for values that match `condition`, and `otherwise` for others. */
export const when = (condition: JsonSchema, then: JsonSchema, otherwise?: JsonSchema): JsonSchema => ({
  if: condition,
  then,
  ...(otherwise && { else: otherwise }),
});

/** Requires a condition with its own message. Without this, the language server would use its own. Values of other types pass. */
export const demand = (condition: JsonSchema, errorMessage: string): JsonSchema => when(condition, {}, { type: 'null', errorMessage });

/** Requires all parts. Returns an empty object for no parts, because an empty `allOf` is invalid. */
export const allOf = (parts: readonly JsonSchema[]): JsonSchema => (parts.length > 0 ? { allOf: parts } : {});
