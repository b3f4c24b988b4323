import type { JsonSchema } from './json-schema.ts';

/** The definitions of one schema file. Each is created when something first refers to it. */
export class Definitions {
  readonly all: Record<string, JsonSchema> = {};

  refer(name: string, make: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(this.all, name)) this.all[name] = make();
    return { $ref: `#/definitions/${name}` };
  }
}
