import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateSite } from './generate-site.ts';

/** The code of the project, and the examples that editors are offered. */
const parts = ['src', 'schemas', 'tests/blocks', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project with caches of its own: what is measured neither meets nor disturbs other commands. */
export type BenchProject = {
  root: string;
  /** The folder of a generated site of so many pages, and where its build goes. */
  site: (pages: number) => Promise<{ siteDir: string; outDir: string }>;
  /** Removes everything that commands keep from one run to the next, but for their own code. */
  forget: () => Promise<void>;
};

/** Makes a copy for the time of `work`, outside of the project: the preview looks at no change within a cache. */
export async function* withProject<Item>(root: string, work: (project: BenchProject) => AsyncIterable<Item>): AsyncIterable<Item> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    for (const part of parts) {
      await mkdir(dirname(join(copy, part)), { recursive: true });
      await cp(join(root, part), join(copy, part), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    yield* work(projectIn(root, copy));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const caches = ['checks', 'client', 'output', 'styles'];

const projectIn = (root: string, copy: string): BenchProject => ({
  root: copy,
  site: async (pages) => {
    const siteDir = join(copy, `site-${pages}`);
    await generateSite({ root, folder: siteDir, pages });
    return { siteDir, outDir: join(copy, `out-${pages}`) };
  },
  forget: async () => {
    for (const cache of caches) await rm(join(copy, '.cache', cache), { recursive: true, force: true });
  },
});
