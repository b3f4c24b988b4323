import { readBenchSettings } from '../../packages/engine/src/bench/bench-settings.ts';
import { generatePage } from '../../packages/engine/src/bench/generate/generate-page.ts';
import { readPageSource } from '../../packages/engine/src/bench/generate/page-source.ts';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';

const source = readPageSource(projectRoot, inProject('site.config'), readBenchSettings(projectRoot).collections);

/** Generates a page of the benchmark from the project's templates. */
export const benchPage = (number: number, seed = 1): string => generatePage(source, { number, seed });
