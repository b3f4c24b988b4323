import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});

const packageSchema = z.looseObject({ dependencies, devDependencies: dependencies });

type PackageFile = z.output<typeof packageSchema>;

/** Reads a package.json. Throws an `Error` when it is not one. */
export const readPackage = (folder: string): PackageFile =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** A version in the template of a package.json: the one that this project has. */
const sameVersion = '*';

/**
 * Returns the package.json of a new site: the template with the name and the versions of this project's packages. Throws an
 * `Error` for a package that this project does not have.
 */
export function sitePackage(
  template: PackageFile,
  { project, name, engine }: { project: PackageFile; name: string; engine: string },
): string {
  const known: Record<string, string> = { ...project.devDependencies, ...project.dependencies, pagewright: engine };
  const withVersions = (list: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(list).map(([id, version]) => [id, version === sameVersion ? versionOf(id, known) : version]));
  const { dependencies: needed, devDependencies: forWork, ...rest } = template;
  return `${JSON.stringify({ ...rest, name, dependencies: withVersions(needed), devDependencies: withVersions(forWork) }, null, 2)}\n`;
}

function versionOf(id: string, known: Readonly<Record<string, string>>): string {
  const version = known[id];
  if (version === undefined) throw new Error(`The starters need the package ${id}, which package.json of this project does not list.`);
  return version;
}
