import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';
import { startCommand } from '../support/serving-command.ts';
import code from './bicycle-workshop/src/site.ts';
import { clickUntil } from './click-until.ts';

/** A site whose code extends that of the shipped site. */
const content = inProject('tests', 'sites', 'bicycle-workshop', 'site.config');
const temp = tempFolder('bicycle-workshop');
const out = join(temp, 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await buildInProcess(content, out, code);
}, 120_000);

const home = (): string => readFileSync(join(out, 'index.html'), 'utf8');

describe('a site that extends another', () => {
  test('builds without a problem', () => {
    expect(built).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('(warning)') });
  });

  test('has its own blocks, records, colours and words', () => {
    expect(home()).toContain('<li>Flat tyre, from £12</li>');
    expect(home()).toContain('--color-signal:#ffd54a');
    expect(home()).toContain('.bell{border-radius:999px;padding:1rem}');
    expect(home()).toContain('aria-label="Contents"');
  });

  test('has the blocks, layout and theme of the extended site', () => {
    expect(home()).toMatch(/<h1[^>]*>Repairs while you wait/);
    expect(readFileSync(join(out, 'islands.json'), 'utf8')).toContain('Your message is missing');
    expect(home()).toContain('class="layout-default"');
    expect(home()).toContain('.button-primary{');
  });

  test.runIf(isSweep)('is served, and its island hydrates', { timeout: 120_000 }, async () => {
    const served = await startCommand(['serve', '--site', content, '--out', out], /The site is on/, { MAIL_OUTBOX: join(temp, 'outbox') });
    expect(await clickUntil(served.address, 'Ring', 'Ring: 1').finally(served.stop)).toEqual([]);
  });

  test.runIf(isSweep)('is shown by the live preview', { timeout: 120_000 }, async () => {
    const preview = await startCommand(['dev', '--site', content], /The live preview is on/, { MAIL_OUTBOX: join(temp, 'preview-outbox') });
    expect(await clickUntil(preview.address, 'Ring', 'Ring: 1').finally(preview.stop)).toEqual([]);
  });
});
