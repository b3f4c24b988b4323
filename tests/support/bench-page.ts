import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { generatePage } from '../../tools/bench/generate/generate-page.ts';
import { readPageSource } from '../../tools/bench/generate/page-source.ts';

const source = readPageSource(projectRoot, { pages: 1_000, seed: 1 });

/** The collections of a generated site of 1,000 pages, as YAML. */
export const benchCollections: ReadonlyMap<string, string> = source.collections;

/** Generates a page of the benchmark from the project's templates. */
export const benchPage = (number: number, seed = 1): string => generatePage(source, { number, seed });
