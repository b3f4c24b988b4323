/**
 * Gives a value the type that is known to be its own where TypeScript cannot follow. The only assertion
 * of the project, for two seams: the registry loop (schema, content and component looked up by a block's
 * type), and JSON that the build embedded in a page. `tests/architecture` lists the files that may use it.
 */
export const trustType = <Known>(value: unknown): Known => value as Known;
