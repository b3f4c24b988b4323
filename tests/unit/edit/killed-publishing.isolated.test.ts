import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { openRepository, stubGit, versionsOf } from './open-repository.ts';

beforeEach(() => stubGit());

const kills = Number(process.env.KILLS ?? 10);

test.skipIf(!isSweep)(
  `killed ${kills} times while it publishes and saves drafts, the editor has lost no version that it acknowledged, and publishes again`,
  { timeout: 60_000 * kills },
  async () => {
    const { folder, run } = openRepository();
    const program = await bundleProgram(join(import.meta.dirname, 'publish-for-ever.ts'));
    const acknowledged: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      // It changes, publishes and saves drafts until it is killed, and prints the name of each version that was acknowledged.
      const publishing = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      publishing.stdout?.on('data', (part: Buffer) => {
        text += part.toString();
      });
      while (!text.includes('\n')) await wait(20);
      await wait(300 * ((round * 7) % 10));
      publishing.kill('SIGKILL');
      await once(publishing, 'close');
      acknowledged.push(...text.split('\n').slice(0, -1));
      // Git runs on for a moment.
      while (existsSync(join(folder, '.git/index.lock'))) await wait(20);
    }
    await wait(1000);
    const log = run('git log --format=%s').split('\n');
    const drafts = run('git for-each-ref --format="%(contents:subject)" refs/heads/pagewright/').split('\n');
    const lost = acknowledged.filter((name) => name !== 'ready' && !log.includes(name) && !drafts.includes(name));
    expect({ acknowledged: acknowledged.length > kills, lost }).toEqual({ acknowledged: true, lost: [] });
    expect(run('git fsck --no-dangling 2>&1 || true')).not.toMatch(/error|missing|corrupt/);
    const versions = versionsOf(folder);
    const overview = await versions.overview();
    expect(overview.blocked).toBeUndefined();
    const result = await versions.publish({ message: 'Last', sends: false });
    expect(['published', 'nothing']).toContain(result.outcome);
    // The index of the developer takes back nothing.
    expect(run('git diff --cached --name-only')).toBe('');
    expect(run('git show HEAD:site/pages/home.yaml')).toBe(readFileSync(join(folder, 'site/pages/home.yaml'), 'utf8').trimEnd());
  },
);
