import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { print } from '../print.ts';

const dependencies = z.record(z.string(), z.string()).default({});

const packageSchema = z.looseObject({
  dependencies,
  devDependencies: dependencies,
  /** What `create` and `upgrade` write, so that a later upgrade knows which files the project got. */
  pagewright: z.object({ starter: z.string(), name: z.string() }).optional(),
});

type PackageFile = z.output<typeof packageSchema>;

/** The starter that a project was made from, and the first name of its site. */
export type MadeFrom = NonNullable<PackageFile['pagewright']>;

/** Reads a package.json. Throws an `Error` when it is not one. */
export const readPackage = (folder: string): PackageFile =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** A version in the template of a package.json: the one that this project has. */
const sameVersion = '*';

type SitePackage = {
  project: PackageFile;
  name: string;
  madeFrom: MadeFrom;
  /** Packages that the template does not list. */
  devDependencies: readonly string[];
};

/**
 * Returns the package.json of a new site: the template with the name, what the site was made from, and the versions of this project's
 * packages. Throws an `Error` for a package that this project does not have.
 */
export function sitePackage(template: PackageFile, { project, name, madeFrom, devDependencies }: SitePackage): string {
  const known: Record<string, string> = { ...project.devDependencies, ...project.dependencies };
  const withVersions = (list: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(list).map(([id, version]) => [id, version === sameVersion ? versionOf(id, known) : version]));
  const { dependencies: needed, devDependencies: listed, ...rest } = template;
  const forWork = { ...listed, ...Object.fromEntries(devDependencies.map((id) => [id, sameVersion])) };
  return toJson({
    ...rest,
    name,
    pagewright: madeFrom,
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

/** The engine, the packages that it is made of, and the editor of its preview. */
export const enginePackages = ['pagewright', '@pagewright/core', 'pagewright-mail', 'pagewright-editor'];

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
  print(`Packing ${enginePackages.join(', ')} …`);
  const folder = join(target, packagesFolder);
  mkdirSync(folder, { recursive: true });
  const versions: Record<string, string> = {};
  // One after the other: packing the engine builds the others too.
  for (const name of enginePackages) {
    const printed = await runNpm(realpathSync(join(packages, name)), ['pack', '--json', '--pack-destination', folder]);
    versions[name] = `file:${packagesFolder}/${nameByContent(folder, packedName(printed))}`;
  }
  return versions;
}

/** Adds a hash of its content to the name of a packed package, so that a name never stands for two contents. Returns the new name. */
function nameByContent(folder: string, name: string): string {
  const content = gunzipSync(readFileSync(join(folder, name)));
  const named = name.replace(/\.tgz$/, `-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.tgz`);
  renameSync(join(folder, name), join(folder, named));
  return named;
}

/** Runs npm in a folder. Resolves to what it printed on stdout. Rejects with what it printed when it fails. */
export async function runNpm(folder: string, args: readonly string[]): Promise<string> {
  // With NODE_ENV=production, which commands run with, npm would leave out the packages that work on a site needs.
  const child = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32', env: { ...process.env, NODE_ENV: undefined } });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (text) => {
      printed[name] += String(text);
    });
  }
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${printed.stdout}${printed.stderr}`);
  return printed.stdout;
}

/** The name of the file in the output of `npm pack --json`, which scripts of the package may print before. */
export function packedName(printed: string): string {
  const name = /"filename":\s*"([^"/\\]+\.tgz)"/.exec(printed)?.[1];
  if (name === undefined) throw new Error(`npm pack named no file:\n${printed}`);
  return name;
}
