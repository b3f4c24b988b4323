import type { JsonSchema } from './json-schema.ts';

/** The parts of one schema file that several places point at: each is made when it is first referred to. */
export class Definitions {
  readonly all: Record<string, JsonSchema> = {};

  refer(name: string, make: () => JsonSchema): JsonSchema {
    if (!Object.hasOwn(this.all, name)) this.all[name] = make();
    return { $ref: `#/definitions/${name}` };
  }
}
