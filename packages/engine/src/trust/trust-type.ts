/**
 * Gives a value the type that is known to be its own where TypeScript cannot follow. The only assertion
 * of the project, for two seams: the registry loop (schema, content and component looked up by a block's
 * type), and what the builder itself made and loads back (JSON embedded in a page, a module through Vite). `tests/architecture` lists the files that may use it.
 */
export const trustType = <Known>(value: unknown): Known => value as Known;
