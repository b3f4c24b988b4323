import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { textsOf } from '../../../packages/editor/src/texts/index.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { openRepository, stubGit } from './open-repository.ts';

const stateSchema = z.strictObject({
  state: z.string(),
  needs: z.string().optional(),
  prepare: z.string().default('true'),
  edit: z.string().default("sed -i 's/^title: Weavers/title: Weavers of Tarnow/' site/pages/home.yaml"),
  env: z.record(z.string(), z.string()).default({}),
  message: z.string().default('Change the title'),
  sends: z.boolean().default(false),
  outcome: z.string(),
  reason: z.string().optional(),
  commits: z.array(z.string()).optional(),
  says: z.record(z.string(), z.unknown()).default({}),
  holds: z.string().default('true'),
});

const states = z.array(stateSchema).parse(parse(readFileSync(join(import.meta.dirname, 'repository-states.yaml'), 'utf8')));

/** True when this computer has what a state needs. */
function has(needed: string): boolean {
  try {
    execFileSync('sh', ['-c', needed], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The states that are most often met. */
const often = 9;

beforeEach(() => stubGit());

test('publishing sixty renamed pages takes as many commands of git as publishing ten', async () => {
  const log = join(tempFolder('commands'), 'log');
  const countFor = async (pages: number): Promise<number> => {
    const { versions, run } = openRepository();
    const each = (script: string): string => run(`for page in $(seq ${pages}); do ${script}; done && git add -A`);
    each('sed "s|^path: /|path: /$page|" site/pages/home.yaml > site/pages/old-$page.yaml');
    run('git commit -qm Pages');
    each('mv site/pages/old-$page.yaml site/pages/new-$page.yaml');
    writeFileSync(log, '');
    vi.stubEnv('GIT_TRACE2_EVENT', log);
    expect((await versions.overview()).changes).toHaveLength(2 * pages);
    expect(await versions.publish({ message: 'Rename', sends: false })).toMatchObject({ outcome: 'published' });
    vi.stubEnv('GIT_TRACE2_EVENT', undefined);
    return readFileSync(log, 'utf8').split('"event":"start"').length - 1;
  };
  const count = await countFor(10);
  expect(count).toBeGreaterThan(0);
  expect(await countFor(60)).toBe(count);
});

describe('publishing in a repository', () => {
  for (const { state, needs = 'true', prepare, edit, env, message, sends, outcome, ...expected } of representatives(states, often))
    test.skipIf(!has(needs))(`where ${state}`, async () => {
      const { reason, commits, says, holds } = expected;
      const { versions, run } = openRepository();
      run(prepare);
      run(edit);
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const before = await versions.overview();
      const listed = before.changes.map(({ file }) => `site/${file}`);
      const result = await versions.publish({ message, sends });
      const after = await versions.overview();
      for (const name of Object.keys(env))
        if (name !== 'LANG') vi.stubEnv(name, process.env.PATH === '/nowhere' ? '/usr/bin:/bin' : undefined);
      expect(result).toMatchObject(reason === undefined ? { outcome } : { outcome, reason });
      expect(outcome === 'blocked' ? before : after).toMatchObject(says);
      const committed =
        outcome === 'published' && after.kind === 'git' ? run('git diff-tree --root --no-commit-id --name-status -r -z HEAD') : '';
      const parts = committed.split('\0');
      const files = parts.flatMap((part, index) => (index % 2 === 0 && part !== '' ? [`${part} ${parts[index + 1]}`] : []));
      if (commits && outcome === 'published') expect(files.sort()).toEqual([...commits].sort());
      // The list of changes and the commit are the same.
      if (outcome === 'published' && before.hasPublished) {
        const ofSite = files.map((file) => file.slice(2)).filter((file) => file.startsWith('site/'));
        expect(ofSite.sort()).toEqual(listed.sort());
        expect(after.changes).toEqual([]);
      }
      run(holds);
      // Each obstacle has a sentence in both languages.
      for (const texts of [textsOf('en'), textsOf('de')]) if (after.blocked) expect(texts[`blocked-${after.blocked}`]).toMatch(/\.$|:$/);
    });
});
