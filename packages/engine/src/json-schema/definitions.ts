import type { JsonSchema } from './json-schema.ts';

/** The definitions of one schema file. */
export class Definitions {
  readonly all: Record<string, JsonSchema> = {};

  /** Returns a reference to a definition. Creates it with `make` at the first call. */
  refer(name: string, make: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(this.all, name)) this.all[name] = make();
    return { $ref: `#/definitions/${name}` };
  }
}
