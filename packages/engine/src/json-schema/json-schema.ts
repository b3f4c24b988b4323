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
