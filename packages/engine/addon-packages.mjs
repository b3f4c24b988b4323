import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readManifest = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Returns the names of the packages that the project in a folder lists. */
export function listedPackages(folder) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = readManifest(join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
}

/** Returns the folder of a package in a `node_modules` that a folder sees. Undefined when there is none. */
export function packageFolder(name, folder) {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return path;
  return folder === dirname(folder) ? undefined : packageFolder(name, dirname(folder));
}

/**
 * Returns the packages of a project that are add-ons: those that use Pagewright. Their code is bundled like that of the site, because
 * field kinds, schemas and contexts of React are known only to the copy of the engine that has created them.
 */
export const addonPackages = (folder) =>
  listedPackages(folder).filter((name) => {
    if (enginePackages.includes(name)) return false;
    const path = packageFolder(name, folder);
    const { dependencies, peerDependencies } = path === undefined ? {} : readManifest(join(path, 'package.json'));
    return Object.hasOwn({ ...dependencies, ...peerDependencies }, 'pagewright');
  });

const enginePackages = ['pagewright', 'pagewright-editor', 'pagewright-mail', '@pagewright/core'];
