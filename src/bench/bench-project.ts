import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';

const parts = ['src', 'schemas', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project with caches of its own: what is measured neither meets nor disturbs other commands. */
export type BenchProject = {
  root: string;
  /** The folder of a generated site of so many pages, and where its build goes. */
  site: (pages: number) => Promise<{ siteDir: string; outDir: string }>;
  /** Removes everything that commands keep from one run to the next, but for their own code. */
  forget: () => Promise<void>;
};

/** Makes the copy anew in `.cache/bench/project`. */
export async function prepareProject(root: string): Promise<BenchProject> {
  const copy = join(root, '.cache', 'bench', 'project');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return {
    root: copy,
    site: async (pages) => {
      const siteDir = join(copy, `site-${pages}`);
      await generateSite({ root, folder: siteDir, pages });
      return { siteDir, outDir: join(copy, `out-${pages}`) };
    },
    forget: async () => {
      for (const cache of ['client', 'content', 'pages', 'styles']) await rm(join(copy, '.cache', cache), { recursive: true, force: true });
    },
  };
}
