import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Variation } from './generate/generate-page.ts';
import { type WeightItem, weightItemNames } from './weight-items.ts';

const settingsSchema = z.strictObject({
  settings: z.record(z.string(), z.unknown()).default({}),
  collections: z.array(z.string()).default([]),
  records: z.record(z.string(), z.int().positive()).default({}),
  variations: z.array(z.strictObject({ find: z.string().min(1), replacement: z.string() })).default([]),
  weight: z
    .array(
      z.strictObject({
        group: z.string(),
        paths: z.array(z.string()).optional(),
        budgets: z.partialRecord(z.enum(weightItemNames), z.number()).default({}),
      }),
    )
    .default([{ group: 'page', budgets: {} }]),
  speed: z.array(z.string()).default(['/']),
});

/** Pages whose weight has the same budgets. Without `paths`: all pages that no other group names. */
export type PageGroup = { group: string; paths?: string[] | undefined; budgets: Partial<Record<WeightItem, number>> };

/** The project's settings for the benchmark, from `tests/bench/bench.yaml`. docs/benchmark.md explains each field. */
export type BenchSettings = {
  /** Changes to `site.yaml` for generated sites, as a JSON merge patch (RFC 7396). */
  settings: Record<string, unknown>;
  /** Names of the collections that generated sites contain. */
  collections: string[];
  /** How many records a collection of a site of 1,000 pages has, generated from `tests/bench/collections`. */
  records: Record<string, number>;
  /** Changes to the templates of pages: every third page has one. */
  variations: Variation[];
  weight: PageGroup[];
  /** Paths of the pages that the part `speed` loads. */
  speed: string[];
};

/** The folder of the project with the settings and templates of the benchmark. */
export const benchFolder = join('tests', 'bench');

/** Reads `tests/bench/bench.yaml` of the project in `root`; all defaults without one. Throws an `Error` when it is invalid. */
export function readBenchSettings(root: string): BenchSettings {
  const path = join(benchFolder, 'bench.yaml');
  const file = join(root, path);
  const result = settingsSchema.safeParse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  if (!result.success) throw new Error(`${path} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
