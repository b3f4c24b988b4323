/**
 * Asserts the type of a value where TypeScript cannot infer it. The only type assertion of the project, for two seams: the
 * registry loop (schema, content and component of a block type), and output of the builder that it loads again (JSON in a
 * page, a module through Vite). `tests/architecture` lists the files that may use it.
 */
export const trustType = <Known>(value: unknown): Known => value as Known;
