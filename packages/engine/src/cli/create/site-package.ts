import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { packEngine } from './pack-engine.ts';

const dependencies = z.record(z.string(), z.string()).default({});

const packageSchema = z.looseObject({
  dependencies,
  devDependencies: dependencies,
  /** What `create` and `upgrade` write, so that a later upgrade knows which files the project got. */
  pagewright: z.object({ starter: z.string(), name: z.string() }).optional(),
});

type PackageFile = z.output<typeof packageSchema>;

/** The starter that a project was made from, and the first name of its site. */
export type GeneratedFrom = NonNullable<PackageFile['pagewright']>;

/** Reads a package.json. Throws an `Error` when it is not one. */
export const readPackage = (folder: string): PackageFile =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** A version in the template of a package.json: the one that this project has. */
const sameVersion = '*';

type SitePackage = {
  project: PackageFile;
  name: string;
  generatedFrom: GeneratedFrom;
  /** Packages that the template does not list. */
  devDependencies: readonly string[];
};

/**
 * Returns the package.json of a new site: the template with the name, what the site was made from, and the versions of this project's
 * packages. Throws an `Error` for a package that this project does not have.
 */
export function sitePackage(template: PackageFile, { project, name, generatedFrom, devDependencies }: SitePackage): string {
  const known: Record<string, string> = { ...project.devDependencies, ...project.dependencies };
  const withVersions = (list: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(list).map(([id, version]) => [id, version === sameVersion ? versionOf(id, known) : version]));
  const { dependencies: needed, devDependencies: listed, ...rest } = template;
  const forWork = { ...listed, ...Object.fromEntries(devDependencies.map((id) => [id, sameVersion])) };
  return toJson({
    ...rest,
    name,
    pagewright: generatedFrom,
    dependencies: sorted(withVersions(needed)),
    devDependencies: sorted(withVersions(forWork)),
  });
}

/** Writes the versions of the engine into the package.json of a project. */
export function setEngine(folder: string, engine: Readonly<Record<string, string>>): void {
  const { dependencies: others, ...rest } = readPackage(folder);
  writeFileSync(join(folder, 'package.json'), toJson({ ...rest, dependencies: sorted({ ...others, ...engine }) }));
}

/** Sorts entries by their names, as npm does. */
export const sorted = <Value>(list: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1)));

function versionOf(id: string, known: Readonly<Record<string, string>>): string {
  const version = known[id];
  if (version === undefined) throw new Error(`The starters need the package ${id}, which package.json of this project does not list.`);
  return version;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The folder of a new project for packages that no registry has. */
export const packagesFolder = 'vendor';

/**
 * Returns what a project writes as the versions of the engine. When the project in `root` contains the engine as workspaces, packs them
 * into the project in `target`: each version is the path of a file. Throws with npm's output when packing fails.
 */
export async function engineVersions(
  root: string,
  { target, version }: { target: string; version: string },
): Promise<Record<string, string>> {
  const packages = join(root, 'node_modules');
  if (!relative(packages, realpathSync(join(packages, 'pagewright'))).startsWith('..'))
    return { pagewright: version, 'pagewright-editor': version };
  const files = await packEngine(root, join(target, packagesFolder));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `file:${packagesFolder}/${file}`]));
}
