import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Editing } from '../../../packages/engine/src/edit/editing.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('editor-crash');
const site = copySite('blocks', temp);
const file = 'pages/workshop.yaml';
const original = site.read(file);
const port = 4293;
const kills = isSweep ? 20 : 1;

/** Writes in the editor of a preview as its script does. */
class Typist {
  readonly #headers: Record<string, string>;

  private constructor(
    readonly preview: RunningPreview,
    token: string,
  ) {
    this.#headers = { 'x-editor-token': token, origin: `http://localhost:${port}`, 'content-type': 'application/json' };
  }

  static async start(): Promise<Typist> {
    const preview = await RunningPreview.start(site.dir, port);
    const { text } = await preview.ask('/__editor');
    return new Typist(preview, /"token":"([^"]+)"/.exec(text)?.[1] ?? '');
  }

  async #ask(path: string, body?: object) {
    const asked = body && { method: 'POST', body: JSON.stringify(body) };
    const { status, text } = await this.preview.ask(`/__editor/${path}`, { ...asked, headers: this.#headers });
    expect(status).toBe(200);
    return JSON.parse(text);
  }

  readPage = () => this.#ask('page?path=/workshop');

  /** The heading that the preview has answered last, and the one that it was sent last. */
  answered = 'Typed ';
  sent = this.answered;

  /** Types one character after the other until the preview is gone. */
  async type(): Promise<void> {
    let { version } = await this.readPage();
    for (;;) {
      this.sent = `${this.answered}x`;
      const changes = [{ kind: 'put', path: ['blocks', 0, 'heading'], value: this.sent }];
      const result = await this.#ask('apply', { file, version, changes, group: 'typed' }).catch(() => undefined);
      if (!result) return;
      expect(result).toMatchObject({ outcome: 'written' });
      ({ version } = result);
      this.answered = this.sent;
    }
  }
}

test(`a preview that is killed ${kills} times while somebody types has lost at most the last change, and no file is half`, {
  timeout: 60_000 * kills,
}, async () => {
  for (let count = 0; count < kills; count += 1) {
    site.write(file, original);
    const others = new Map(filesIn().map((path) => [path, path === file ? '' : read(path)]));
    const typist = await Typist.start();
    const typed = typist.type();
    while (!typist.answered.endsWith('xxx')) await setTimeout(10);
    await setTimeout(Math.random() * 200);
    process.kill(typist.preview.pid, 'SIGKILL');
    await typed;
    const { answered, sent } = typist;
    const withHeading = (heading: string): string => original.replace(/heading: .*/, `heading: ${heading}`);
    expect([withHeading(answered), withHeading(sent)]).toContain(site.read(file));

    const again = await reopen();
    expect((await again.read('/workshop'))?.blocks[0]?.value).toMatchObject({ heading: expect.stringMatching(/^Typed x+$/) });
    const { outcome } = await again.undo();
    // The history may not know a change that was written when the preview was killed.
    if (outcome === 'written') expect(site.read(file)).toBe(original);
    else expect([outcome, site.read(file)]).toEqual(['conflict', withHeading(sent)]);
    for (const path of filesIn()) expect([path, path === file ? '' : read(path)]).toEqual([path, others.get(path)]);
  }
});

/** Opens the site as the next preview does, without its process. */
async function reopen(): Promise<Editing> {
  const clock = (): Date => new Date('2025-05-01');
  const opened = new DevSite(site.dir, siteCode, clock);
  await opened.reload();
  const code = await loadCodeContext(siteCode);
  const parts = { root: projectRoot, siteDir: site.dir, clock, readCode: () => siteCode };
  return Editing.open({ ...parts, readSite: () => opened.site, readRender: () => code });
}

/** The paths of the files of the site, without the schemas that the preview writes. */
const filesIn = (): string[] =>
  readdirSync(site.dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.dir.length + 1))
    .filter((path) => !path.startsWith('.editor'))
    .sort();

const read = (path: string): string => readFileSync(join(site.dir, path), 'latin1');
