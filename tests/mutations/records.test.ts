import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { formatProblem } from '../../packages/core/src/problems/format-problem.ts';
import { kindOf } from '../../packages/core/src/schema/field-plan.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { isSweep, representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { collections } from '../../schemas/collections/index.ts';
import siteCode from '../../src/site.ts';
import { codeWithTypes } from '../support/fixed-site.ts';
import { expectedOutcomes, summarizeResults } from './expected-outcomes.ts';
import { byVariety, type Mutation, mutate } from './mutate.ts';
import { createMutationBench, type Result } from './mutation-bench.ts';

type Part = { path: string; at: (string | number)[]; schema: z.ZodType };

const temp = tempFolder('mutated-records');
const read = (path: string): string => readFileSync(inProject('tests', 'sites', 'blocks', path), 'utf8');

/** The first record of each collection, and the whole of `site.yaml`, whose mistakes take longest. */
const parts: Part[] = [
  ...Object.entries(collections).map(([name, { schema, lists }]) => {
    const path = `collections/${name}.yaml`;
    const firstList = /^\w+/.exec(read(path))?.[0] ?? '';
    return { path, at: lists ? [firstList, 0] : [0], schema };
  }),
  ...(isSweep ? [{ path: 'site.yaml', at: [], schema: siteCode.siteSchema }] : []),
];

/** False for fields that other files refer to by value: a mistake in one of them is reported there. */
const isReportedHere = ({ field }: Mutation): boolean => kindOf(field.plan)?.kind !== 'name' && field.name !== 'id';

const subjects = parts.map(({ path, at, schema }) => {
  const original = read(path);
  return { path, original, mutations: mutate(original, at, schema).filter(isReportedHere) };
});

describe.each(representatives(byVariety(subjects)))('$path', ({ path, original, mutations }) => {
  test(`reports each of ${mutations.length} mistakes once, with its code, place and fix`, { timeout: 600_000 }, async () => {
    const bench = createMutationBench({ temp, code: codeWithTypes(), path, original });
    expect((await bench.problemsOf(original)).map(formatProblem)).toEqual([]);
    const results: Result[] = [];
    for (const mutation of mutations) results.push(await bench.tryMutation(mutation));
    const found = summarizeResults(results);
    const expected = expectedOutcomes(path.replace('/', '-').replace('.yaml', ''), found);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found).toBe(expected);
  });
});
