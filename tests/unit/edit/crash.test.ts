import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite } from '../../support/site-copy.ts';
import { personOf } from './open-editing.ts';

const temp = tempFolder('editor-crash');
const site = copySite('blocks', temp);
const file = 'pages/workshop.yaml';
const original = site.read(file);
const port = 4293;
const kills = Number(process.env.KILLS ?? 10);
const withHeading = (heading: string): string => original.replace(/heading: .*/, `heading: ${heading}`);

/** Writes in the editor of a preview as its script does, until the preview is gone. */
class Author {
  readonly #headers: Record<string, string>;

  private constructor(
    readonly preview: RunningPreview,
    token: string,
  ) {
    this.#headers = { 'x-editor-token': token, origin: `http://localhost:${port}` };
  }

  static async start(): Promise<Author> {
    const preview = await RunningPreview.start(site.dir, port);
    const { text } = await preview.ask('/__editor');
    return new Author(preview, /"token":"([^"]+)"/.exec(text)?.[1] ?? '');
  }

  /** Resolves to what the preview answers. Undefined when it is gone. */
  async #ask(path: string, body?: string, type = 'application/json') {
    const asked = body !== undefined && { method: 'POST', body };
    const headers = { ...this.#headers, 'content-type': type };
    const answer = await this.preview.ask(`/__editor/${path}`, { ...asked, headers }).catch(() => undefined);
    if (!answer) return undefined;
    expect([path, answer]).toEqual([path, { ...answer, status: 200 }]);
    return JSON.parse(answer.text);
  }

  /** The text that the preview has answered last, and the one that it was asked for. */
  answered = original;
  asked = original;
  /** The texts before each change that was not taken back. */
  readonly earlier: string[] = [];
  hasUndone = false;

  /** Types words, and takes back the last one of every three. */
  async type(): Promise<void> {
    let { version } = await this.#ask('page?path=/workshop');
    let heading = 'Typed';
    for (let count = 1; ; count += 1) {
      const before = this.answered;
      const isUndo = count % 4 === 0;
      if (!isUndo) heading += ` ${count}`;
      this.asked = isUndo ? (this.earlier.at(-1) ?? '') : withHeading(heading);
      const changes = [{ kind: 'put', path: ['blocks', 0, 'heading'], value: heading }];
      const result = await (isUndo
        ? this.#ask('undo', '{}')
        : this.#ask('apply', JSON.stringify({ file, version, changes, group: `typed ${count}` })));
      if (!result) return;
      expect(result).toMatchObject({ outcome: 'written' });
      ({ version } = result);
      if (isUndo) this.earlier.pop();
      else this.earlier.push(before);
      if (isUndo) heading = heading.replace(/ \d+$/, '');
      this.hasUndone ||= isUndo;
      this.answered = this.asked;
    }
  }

  /** The content of each file by the path that was answered for it, and the one that was sent last. */
  readonly uploads = new Map<string, string>();
  uploading = '';

  async upload(): Promise<void> {
    for (let count = 0; ; count += 1) {
      this.uploading = `%PDF-1.7\n${`${this.preview.pid} ${count}\n`.repeat(50_000)}`;
      const result = await this.#ask('upload?name=Price+list.pdf', this.uploading, 'application/octet-stream');
      if (!result) return;
      expect(result).toMatchObject({ outcome: 'added' });
      this.uploads.set(result.path.slice(1), this.uploading);
    }
  }

  get isAtWork(): boolean {
    return this.hasUndone && this.uploads.size > 0;
  }
}

test.runIf(isSweep)(
  `a preview that is killed ${kills} times while somebody types, takes back and uploads has lost nothing that it answered, and no file is half`,
  {
    timeout: 60_000 * kills,
  },
  async () => {
    for (let count = 0; count < kills; count += 1) {
      site.write(file, original);
      const others = filesIn();
      const author = await Author.start();
      let isDone = false;
      const work = Promise.all([author.type(), author.upload()]).finally(() => {
        isDone = true;
      });
      while (!author.isAtWork && !isDone) await setTimeout(10);
      await setTimeout(Math.random() * 200);
      process.kill(author.preview.pid, 'SIGKILL');
      await work;
      const { answered, asked, uploads, uploading, earlier } = author;
      expect([answered, asked]).toContain(site.read(file));

      const again = await reopen();
      const files = filesIn();
      for (const [path, text] of others) if (path !== file) expect([path, files.get(path)]).toEqual([path, text]);
      for (const [path, text] of uploads) expect([path, files.get(path) === text]).toEqual([path, true]);
      // One more may be there, whole, whose answer was not sent any more.
      const more = [...files].filter(([path]) => !others.has(path) && !uploads.has(path));
      expect(more.map(([path, text]) => [path, text === uploading])).toEqual(more.map(([path]) => [path, true]).slice(0, 1));

      for (let left = earlier.length + 1; left > 0 && site.read(file) !== original; left -= 1) {
        const before = site.read(file);
        const { outcome } = await again.undo(personOf('unnamed'));
        if (outcome === 'written') continue;
        // The history may not know a change that was written when the preview was killed.
        expect([outcome, before]).toEqual(['conflict', asked]);
        site.write(file, answered);
      }
      expect(site.read(file)).toBe(original);
    }
  },
);

/** Opens the site as the next preview does, without its process. */
async function reopen(): Promise<SiteEditor> {
  const clock = (): Date => new Date('2025-05-01');
  const opened = new DevSite(site.dir, siteCode, clock);
  await opened.reload();
  const code = await loadCodeContext(siteCode);
  const parts = { root: projectRoot, siteDir: site.dir, clock, readCode: () => siteCode };
  return SiteEditor.open({ ...parts, readLoader: () => opened.loader, readSite: () => opened.site, readRender: () => code });
}

/** The texts of the files of the site by their paths, without the schemas that the preview writes. */
const filesIn = (): Map<string, string> =>
  new Map(
    readdirSync(site.dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(site.dir.length + 1))
      .filter((path) => !path.startsWith('.editor'))
      .map((path) => [path, readFileSync(join(site.dir, path), 'latin1')]),
  );

describe.runIf(isSweep)('a data source', () => {
  let program: string;

  beforeAll(async () => {
    program = await bundleProgram(join(import.meta.dirname, 'fetch-for-ever.ts'));
  });

  test('whose fetching is killed 12 times keeps the last good answer, whole', async () => {
    const { dir, read } = copySite('minimal', temp);
    let last = 0;
    for (let count = 0; count < 12; count += 1) {
      const fetching = spawn(process.execPath, [program, dir, String(last + 4)], { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      fetching.stdout?.on('data', (part: Buffer) => {
        printed += part.toString();
      });
      while (!printed.includes('\n') && fetching.exitCode === null) await setTimeout(5);
      await setTimeout(Math.random() * 500);
      fetching.kill('SIGKILL');
      await once(fetching, 'close');
      const answered = Number(printed.trimEnd().split('\n').at(-1));
      const records: { id: string; title: string }[] = JSON.parse(read('.data/seeds.json'));
      const titles = [...new Set(records.map(({ title }) => title))];
      expect([records.length, [`Seed ${answered}`, `Seed ${answered + 4}`]]).toEqual([2000, expect.arrayContaining(titles)]);
      last = Number(titles[0]?.slice('Seed '.length));
    }
  });
});
