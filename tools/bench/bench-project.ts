import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatePage } from './generate/generate-page.ts';
import { defaultSeed, generateSite } from './generate/generate-site.ts';
import { readPageSource } from './generate/page-source.ts';
import { pageName } from './generate/placeholders.ts';

/** The code of the project, and the examples that editors offer. */
const parts = ['src', 'schemas', 'tests/blocks', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** A generated site: its number of pages, its folder and the folder for its build. */
export type BenchSite = { pages: number; siteDir: string; outDir: string };

/** A copy of the project with its own caches, so that measurements and other commands do not affect each other. */
export type BenchProject = {
  root: string;
  /** Generates a site with this number of pages. */
  site: (pages: number) => Promise<BenchSite>;
  /** Generates a page of a generated site again, with other text in place of its placeholder `edited`. */
  editPage: (site: BenchSite, number: number, edited: string) => { file: string; text: string };
  /** Sets all caches aside, except the bundle of the commands themselves. */
  clearCaches: () => Promise<void>;
  /**
   * Moves a file or folder out of the way. Removing it would slow down the next run: for some minutes, ext4 avoids the places
   * of removed files, and searches for others one by one.
   */
  setAside: (path: string) => Promise<void>;
};

/** Copies the project outside of itself (the preview ignores changes inside of `.cache`), runs `work` and removes the copy. */
export async function* withProject<Item>(root: string, work: (project: BenchProject) => AsyncIterable<Item>): AsyncIterable<Item> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    for (const part of parts.filter((one) => existsSync(join(root, one)))) {
      await mkdir(dirname(join(copy, part)), { recursive: true });
      await cp(join(root, part), join(copy, part), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    yield* work(projectIn(root, copy));
  } finally {
    for (const folder of [copy, asideOf(copy)]) await rm(folder, { recursive: true, force: true });
  }
}

/** The folder for what is set aside, outside of the copy so that no command finds it. */
const asideOf = (copy: string): string => `${copy}-aside`;

/** The cache with the bundle of the commands. A cache that is added later is removed without a change here. */
const bundle = 'tool';

const projectIn = (root: string, copy: string): BenchProject => ({
  root: copy,
  site: async (pages) => {
    const siteDir = join(copy, `site-${pages}`);
    await generateSite({ root, folder: siteDir, pages });
    return { pages, siteDir, outDir: join(copy, `out-${pages}`) };
  },
  editPage: ({ pages, siteDir }, number, edited) => {
    const source = readPageSource(root, { pages, seed: defaultSeed });
    const file = join(siteDir, 'pages', `${pageName(number)}.yaml`);
    return { file, text: generatePage(source, { number, seed: defaultSeed, edited }) };
  },
  clearCaches: async () => {
    const folder = join(copy, '.cache');
    const caches = existsSync(folder) ? (await readdir(folder)).filter((name) => name !== bundle) : [];
    for (const cache of caches) await setAside(join(folder, cache), asideOf(copy));
  },
  setAside: (path) => setAside(path, asideOf(copy)),
});

async function setAside(path: string, folder: string): Promise<void> {
  if (!existsSync(path)) return;
  await mkdir(folder, { recursive: true });
  await rename(path, join(folder, randomUUID()));
}
