import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../packages/core/src/problems/format-problem.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import siteCode from '../../src/site.ts';
import { codeWithTypes } from '../support/fixed-site.ts';
import { expectedOutcomes, summarizeResults } from './expected-outcomes.ts';
import { byVariety, mutate } from './mutate.ts';
import { createMutationBench, type Result } from './mutation-bench.ts';

const temp = tempFolder('mutations');
const pageFields =
  'path: /mutated\ntitle: A page with one mistake\ndescription: One block of every kind in turn, with one mistake in it at a time.\nblocks:\n';

function pageWith(type: string): string {
  const block = readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8')
    .trimEnd()
    .replaceAll(/<\/?b>/g, '')
    .replaceAll('\n', '\n    ');
  return `${pageFields}  - ${block}\n${siteCode.traitsOf(type).pageHeading ? '' : '  - type: page-header\n    heading: The page heading\n'}`;
}

const subjects = Object.keys(blocks).map((type) => {
  const page = pageWith(type);
  return { type, page, mutations: mutate(page, ['blocks', 0], siteCode.blockSchema(type)) };
});

describe.each(representatives(byVariety(subjects)))('$type', ({ type, page, mutations }) => {
  test(`reports each of ${mutations.length} mistakes once, with its code, place and fix`, { timeout: 600_000 }, async () => {
    const bench = createMutationBench({ temp, code: codeWithTypes(type), path: 'pages/mutated.yaml', original: page });
    expect((await bench.problemsOf(page)).map(formatProblem)).toEqual([]);
    const results: Result[] = [];
    for (const mutation of mutations) results.push(await bench.tryMutation(mutation));
    const found = summarizeResults(results);
    const expected = expectedOutcomes(type, found);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found).toBe(expected);
  });
});
