import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearestName } from '@pagewright/core';

/** Says why an import leads to nothing, and what to do. `specifier` is what `file` imports, as it is written. */
export function describeImport(specifier: string, file: string): { reason: string; hint?: string } {
  const name = packageName(specifier);
  if (name === undefined) return { reason: `The import "${specifier}" leads to nothing. There is no such file.` };
  if (!isPackageMissing(specifier, file)) {
    const hint = 'Correct this line. The documentation of the package says what it exports.';
    return { reason: `The package "${name}" has no module "${specifier}".`, hint };
  }
  const nearest = nearestName(name, packageFolders(file).flatMap(packagesIn));
  const reason = `The package "${name}" is not installed.`;
  return nearest === undefined
    ? { reason, hint: `Install it: npm install ${name}` }
    : {
        reason: `${reason} Did you mean "${nearest}"?`,
        hint: `Correct this line; or install the package if you mean it: npm install ${name}`,
      };
}

/** True for the import of a package that is not installed for a file. */
export function isPackageMissing(specifier: string, file: string): boolean {
  const name = packageName(specifier);
  return name !== undefined && packageFolders(file).every((folder) => !existsSync(join(folder, name)));
}

/** Returns the name of the package that an import names, such as `@scope/name` of `@scope/name/part`. Undefined for a path or an address. */
function packageName(specifier: string): string | undefined {
  // In a stylesheet, a file beside it.
  if (/^[^/]+\.css$/.test(specifier)) return undefined;
  return /^(?:@[\w.-]+\/)?[A-Za-z\d][\w.-]*(?=\/|$)/.exec(specifier)?.[0];
}

/** Returns the folders in which packages for a file can be. */
const packageFolders = (file: string): string[] => foldersAbove(dirname(file)).map((folder) => join(folder, 'node_modules'));

/** Returns a folder and those above it. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

/** Returns the names of the packages in a folder `node_modules`. */
function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name];
  });
}
