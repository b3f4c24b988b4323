import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRenderable } from '../../packages/engine/src/cli/to-renderable.ts';
import { buildSite } from '../../packages/engine/src/render/build-site.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import siteCode from '../../src/site.ts';
import { now } from './plant-library.ts';

/** Builds of a site in a folder of this process, without the code for browsers, which does not depend on content. */
export type BuildHere = {
  /** Checks the site, and builds it when there is no error. Returns the errors of the check. Throws what the build throws. */
  checkAndBuild: () => Promise<string[]>;
  /** Returns the text of a built file. */
  read: (path: string) => string;
  out: string;
};

/** Prepares builds of the site in `siteDir` into a folder in `temp`. */
export function buildHere(siteDir: string, temp: string): BuildHere {
  const client = join(temp, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  const out = join(temp, 'dist');
  return {
    out,
    read: (path) => readFileSync(join(out, path), 'utf8'),
    checkAndBuild: async () => {
      const loaded = await createSiteLoader(siteDir, siteCode, now)();
      const errors = loaded.findProblems().filter(({ severity }) => severity === 'error');
      if (errors.length > 0) return errors.map(({ file, line, message }) => `${file.replace(`${siteDir}/`, '')}:${line} ${message}`);
      await buildSite(toRenderable(loaded), {
        code: siteCode,
        root: temp,
        siteDir,
        outDir: out,
        fingerprint: 'one',
        client: { boot: Promise.resolve(''), folder: Promise.resolve(client) },
        compress: false,
        onProgress: () => undefined,
      });
      return [];
    },
  };
}
