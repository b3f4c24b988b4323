/**
 * JSON Schema (draft 7) as far as the editor's files use it, with the keywords that yaml-language-server adds:
 * `errorMessage`, `defaultSnippets`, `deprecationMessage`, `doNotSuggest` and `filePatternAssociation`.
 */
export type JsonSchema = {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: false | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  enum?: readonly unknown[];
  enumDescriptions?: readonly string[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  maxLength?: number;
  default?: unknown;
  examples?: readonly unknown[];
  not?: JsonSchema;
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Readonly<Record<string, JsonSchema>>;
  errorMessage?: string;
  deprecationMessage?: string;
  doNotSuggest?: boolean;
  defaultSnippets?: readonly Snippet[];
  filePatternAssociation?: string;
};

/** Text that the editor inserts. `$1`, `$2`, … and `${1:default text}` are tab stops. */
export type Snippet = { label: string; description?: string; type?: string; body: unknown };

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

/** The definitions of one schema file. */
export class Definitions {
  readonly all: Record<string, JsonSchema> = {};

  /** Returns a reference to a definition. Creates it with `make` at the first call. */
  refer(name: string, make: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(this.all, name)) this.all[name] = make();
    return { $ref: `#/definitions/${name}` };
  }
}

/**
 * Offers values without requiring them. The branch with the values never matches, so the editor completes from it, reports
 * nothing because of it, and does not show the whole list next to a valid value. The empty `properties` keep the language
 * server from merging the two branches.
 */
export function outline(values: readonly (string | number)[]): JsonSchema {
  if (values.length === 0) return {};
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return { anyOf: [{ properties: {} }, { type, enum: values, not: {}, properties: {} }] };
}

/** Returns a pattern that matches exactly these texts. Without texts it matches nothing. */
const oneOfTexts = (texts: readonly (string | number)[]): string => `^(?:${texts.map(escapeForPattern).join('|')})$`;

export const escapeForPattern = (text: string | number): string => String(text).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Offers names. Rejects other names with the message when the list is complete. */
export function knownNames(names: readonly (string | number)[], errorMessage: string, isComplete = true): JsonSchema {
  return { ...(isComplete && { pattern: oneOfTexts(names), errorMessage }), ...outline(names) };
}

export const textValue = {
  type: 'string',
  errorMessage: 'Write a text. Put it in quotes if it looks like a number, true or false.',
} satisfies JsonSchema;

/** A text with at least one visible character. */
export const nonEmptyTextSchema = { ...textValue, pattern: '\\S' } satisfies JsonSchema;
