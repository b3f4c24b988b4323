import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteHooks } from 'pagewright';

const mostCharacters = 200_000;

export const hooks: SiteHooks = {
  onPage: ({ html }) => {
    if (html.length > mostCharacters) throw new Error(`It has ${html.length} characters, and at most ${mostCharacters} are allowed.`);
  },
  onBuilt: async ({ outDir, pages }) => {
    const paths = pages.map(({ path }) => path).sort();
    await writeFile(join(outDir, '..', 'pages.txt'), `${paths.join('\n')}\n`);
  },
};
