import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** A copy of a fixture site that a test may change. */
export type SiteCopy = {
  dir: string;
  read: (path: string) => string;
  /** Writes a file with a later modification time, so that two writes in one clock tick differ. */
  write: (path: string, text: string) => void;
  edit: (path: string, from: string, to: string) => void;
  remove: (path: string) => void;
};

let clock = Date.now() / 1000;

/** Copies `tests/sites/<name>` into a new folder inside `parent`. `name` may have several parts, such as `examples/site.config`. */
export function copySite(name: string, parent: string): SiteCopy {
  const dir = mkdtempSync(join(parent, `${name.replaceAll('/', '-')}-`));
  cpSync(inProject('tests', 'sites', name), dir, { recursive: true });
  return siteAt(dir);
}

/**
 * Copies `tests/sites/blocks` without its type of records. A test that replaces a part of the code's schemas needs it so: types make other
 * schemas of them.
 */
export function copyWithoutTypes(parent: string): SiteCopy {
  const site = copySite('blocks', parent);
  for (const path of ['types', 'collections/looms.yaml', 'pages/loom.yaml']) site.remove(path);
  return site;
}

/** Returns the site in a folder that a test may change. */
export function siteAt(dir: string): SiteCopy {
  const read = (path: string): string => readFileSync(join(dir, path), 'utf8');
  const write = (path: string, text: string): void => {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    clock += 2;
    utimesSync(file, clock, clock);
  };
  return {
    dir,
    read,
    write,
    edit: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${join(dir, path)} has no "${from}".`);
      write(path, text.replace(from, to));
    },
    remove: (path) => rmSync(join(dir, path), { recursive: true }),
  };
}
