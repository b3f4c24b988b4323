import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../schemas/blocks/index.ts';
import siteCode from '../../src/site.ts';
import { inProject } from '../support/project-root.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { rawWords } from '../support/yaml-texts.ts';
import { mutate } from './mutate.ts';
import { createMutationBench } from './mutation-bench.ts';

const temp = tempFolder('mutations');
const shell =
  'path: /mutated\ntitle: A page with one mistake\ndescription: One block of every kind in turn, with one mistake in it at a time.\nblocks:\n';

function pageOf(type: string): string {
  const block = readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8')
    .trimEnd()
    .replaceAll(/<\/?b>/g, '')
    .replaceAll('\n', '\n    ');
  return `${shell}  - ${block}\n${siteCode.traitsOf(type).pageHeading ? '' : '  - type: page-header\n    heading: The opening\n'}`;
}

// UPDATE_EXPECTED=1 writes the expected texts anew; read what has changed before you keep it.
describe.each(Object.keys(blocks))('%s', (type) => {
  const page = pageOf(type);
  const mutations = mutate(page, ['blocks', 0]);
  const expected = inProject('tests', 'mutations', 'expected', `${type}.txt`);

  test(`${mutations.length} mistakes are each told once, at their line, in these words`, async () => {
    const bench = createMutationBench(temp, 'pages/mutated.yaml', page);
    expect(await bench.problemsOf(page)).toEqual([]);
    const told: string[] = [];
    const wrong: string[] = [];
    for (const mutation of mutations) {
      const result = await bench.tell(mutation);
      if (result.told !== undefined) told.push(result.told);
      wrong.push(...result.wrong);
    }
    const text = `${told.join('\n\n')}\n`;
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(expected, text);
    expect(wrong).toEqual([]);
    expect(existsSync(expected), `${expected}: write it with UPDATE_EXPECTED=1`).toBe(true);
    expect(text).toBe(readFileSync(expected, 'utf8'));
    expect(text).not.toMatch(rawWords);
  });
});
