import type { JsonSchema } from './json-schema.ts';

/** A schema that demands `then` of what fits `condition`, and `otherwise` of the rest. */
export const when = (condition: JsonSchema, then: JsonSchema, otherwise?: JsonSchema): JsonSchema => ({
  if: condition,
  then,
  ...(otherwise && { else: otherwise }),
});

/** Demands a condition in words of its own, where the language server would use others. What it cannot apply to passes. */
export const demand = (condition: JsonSchema, errorMessage: string): JsonSchema => when(condition, {}, { type: 'null', errorMessage });

/** Demands all of the parts; an empty list of them would be no schema. */
export const allOf = (parts: readonly JsonSchema[]): JsonSchema => (parts.length > 0 ? { allOf: parts } : {});
