import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../support/project-root.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { rawWords } from '../support/yaml-texts.ts';
import { mutate } from './mutate.ts';
import { createMutationBench } from './mutation-bench.ts';

const temp = tempFolder('mutated-records');
const read = (path: string): string => readFileSync(inProject('tests', 'sites', 'blocks', path), 'utf8');

/** One record of each collection, and the parts of `site.yaml`. Ids are chosen by pages, so a change of one is told there. */
const parts: [path: string, at: (string | number)[]][] = [
  ['collections/clients.yaml', [0]],
  ['collections/faqs.yaml', [0]],
  ['collections/portfolio.yaml', ['web', 0]],
  ['collections/posts.yaml', [0]],
  ['collections/service-categories.yaml', [0]],
  ['collections/services.yaml', [0]],
  ['collections/testimonials.yaml', [0]],
  ['collections/values.yaml', [0]],
  ['collections/website-types.yaml', [0]],
  ['collections/why-choose-us.yaml', [0]],
  ['site.yaml', []],
];

const isAboutId = (name: string): boolean => /^(?:id|serviceList\.0\.id|path|link):/.test(name);

// UPDATE_EXPECTED=1 writes the expected texts anew; read what has changed before you keep it.
describe.each(parts)('%s', (path, at) => {
  const clean = read(path);
  const mutations = mutate(clean, at).filter(({ name }) => !isAboutId(name));
  const expected = inProject('tests', 'mutations', 'expected', `${path.replace('/', '-').replace('.yaml', '')}.txt`);

  test(`${mutations.length} mistakes are each told once, at their line, in these words`, async () => {
    const bench = createMutationBench(temp, path, clean);
    expect(await bench.problemsOf(clean)).toEqual([]);
    const results = [];
    for (const mutation of mutations) results.push(await bench.tell(mutation));
    const text = `${results.flatMap(({ told }) => told ?? []).join('\n\n')}\n`;
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(expected, text);
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(existsSync(expected), `${expected}: write it with UPDATE_EXPECTED=1`).toBe(true);
    expect(text).toBe(readFileSync(expected, 'utf8'));
    expect(text).not.toMatch(rawWords);
  });
});
