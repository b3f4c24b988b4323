import { hostileTexts } from '../../packages/engine/tests/support/hostile-texts.ts';
import { readYaml } from './engine.ts';
import { type BenchPart, middleOf } from './figure.ts';

const rounds = 5;

/** Measures how long the YAML parser takes for hostile files. */
export const hostile: BenchPart = async function* () {
  for (const [what, text] of Object.entries(hostileTexts)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const { problems } = readYaml('hostile.yaml', text);
      times.push(performance.now() - started);
      if (round === 0 && problems.length > 1) throw new Error(`${what}: ${problems.length} problems for one mistake.`);
    }
    yield { budget: 'hostile', what, ...middleOf(times), unit: 'ms' };
  }
};
