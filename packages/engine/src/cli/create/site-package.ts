import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});

const packageSchema = z.looseObject({ dependencies, devDependencies: dependencies });

type PackageFile = z.output<typeof packageSchema>;

/** Reads a package.json. Throws an `Error` when it is not one. */
export const readPackage = (folder: string): PackageFile =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** A version in the template of a package.json: the one that this project has. */
const sameVersion = '*';

type SitePackage = {
  project: PackageFile;
  name: string;
  engine: Readonly<Record<string, string>>;
  /** Packages that the template does not list. */
  devDependencies: readonly string[];
};

/**
 * Returns the package.json of a new site: the template with the name and the versions of this project's packages. Throws an
 * `Error` for a package that this project does not have.
 */
export function sitePackage(template: PackageFile, { project, name, engine, devDependencies }: SitePackage): string {
  const known: Record<string, string> = { ...project.devDependencies, ...project.dependencies, ...engine };
  const withVersions = (list: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(list)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, version]) => [id, version === sameVersion ? versionOf(id, known) : version]),
    );
  const { dependencies: needed, devDependencies: listed, ...rest } = template;
  const forWork = { ...listed, ...Object.fromEntries(devDependencies.map((id) => [id, sameVersion])) };
  return `${JSON.stringify({ ...rest, name, dependencies: withVersions({ ...engine, ...needed }), devDependencies: withVersions(forWork) }, null, 2)}\n`;
}

function versionOf(id: string, known: Readonly<Record<string, string>>): string {
  const version = known[id];
  if (version === undefined) throw new Error(`The starters need the package ${id}, which package.json of this project does not list.`);
  return version;
}

/** The folder of a new project for packages that no registry has. */
const packagesFolder = 'vendor';

/** The engine and the packages that it is made of. */
const enginePackages = ['pagewright', '@pagewright/core', 'pagewright-mail'];

/**
 * Returns what a new project writes as the versions of the engine. When this project contains the engine as workspaces, packs them
 * into the new project: each version is the path of a file. Throws with npm's output when packing fails.
 */
export async function engineVersions(
  root: string,
  { target, version }: { target: string; version: string },
): Promise<Record<string, string>> {
  const packages = join(root, 'node_modules');
  if (!relative(packages, realpathSync(join(packages, 'pagewright'))).startsWith('..')) return { pagewright: version };
  const folder = join(target, packagesFolder);
  mkdirSync(folder);
  const versions: Record<string, string> = {};
  // One after the other: packing the engine builds the others too.
  for (const name of enginePackages) {
    const printed = await runNpm(realpathSync(join(packages, name)), ['pack', '--json', '--pack-destination', folder]);
    versions[name] = `file:${packagesFolder}/${packedFile(printed)}`;
  }
  return versions;
}

async function runNpm(folder: string, args: readonly string[]): Promise<string> {
  const child = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (text) => {
      printed[name] += String(text);
    });
  }
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(`The engine could not be packed: npm ${args.join(' ')} failed.\n${printed.stderr}`);
  return printed.stdout;
}

/** The name of the file in the output of `npm pack --json`, which scripts of the package may print before. */
function packedFile(printed: string): string {
  const name = /"filename":\s*"([^"/\\]+\.tgz)"/.exec(printed)?.[1];
  if (name === undefined) throw new Error(`npm pack named no file:\n${printed}`);
  return name;
}
