import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { displayPath } from '../../files/display-path.ts';
import { type Contents, type ProjectFiles, readContents, readPackedFiles } from '../create/project-files.ts';
import { packedName, runNpm } from '../create/run-npm.ts';
import { engineVersions, type GeneratedFrom, packagesFolder, readPackage } from '../create/site-package.ts';

/** A packed version of Pagewright: what it writes into projects, and what has changed up to it. */
export type Version = { version: string; changelog: string; files: ProjectFiles };

/** A version that can be installed. */
export type NewVersion = Version & {
  /** What a project has as the versions of its packages. */
  engine: Readonly<Record<string, string>>;
  /** A folder with the packages, as a project has them. It does not exist when they are in npm's registry. */
  packed: string;
};

/** The path of the engine in a checkout of its repository. */
const engineInCheckout = join('packages', 'engine');

export const isCheckout = (folder: string): boolean => existsSync(join(folder, engineInCheckout, 'package.json'));

/** Returns the version that made a project, by what its package.json names. Throws an `Error` that says what to do when it is not known. */
export function installedVersion(project: string, temp: string): Version {
  const written = readPackage(project).dependencies.pagewright ?? '';
  const tarball = written.startsWith('file:') ? join(project, written.slice('file:'.length)) : undefined;
  const installed = join(project, 'node_modules', 'pagewright');
  const wanted = tarball ?? installed;
  if (!existsSync(wanted)) throw new Error(`${displayPath(wanted)} does not exist. Run npm install first.`);
  const version = tarball === undefined ? versionOfPackage(installed) : versionOfTarball(tarball, temp);
  if (version === undefined)
    throw new Error(
      'The version that made this project does not say which files it wrote. Check out its commit in a folder of its own, run npm ci there, and add --base FOLDER.',
    );
  if (tarball === undefined && /^\d/.test(written) && version.version !== written)
    throw new Error(`package.json names pagewright ${written}, and ${version.version} is installed. Run npm install first.`);
  return version;
}

/** The version in a checkout, and the contents that it writes into a project. */
type OldCheckout = { version: string; contents: Contents };

/** Runs the `create` of a checkout, which need not know `upgrade`. `site` is the folder of the content, which is left out. */
export async function createIn(
  checkout: string,
  { starter, name }: GeneratedFrom,
  { site, temp }: { site: string; temp: string },
): Promise<OldCheckout> {
  if (!isCheckout(checkout)) throw new Error(`${displayPath(checkout)} is no checkout of Pagewright: it has no ${engineInCheckout}.`);
  const target = join(temp, 'base');
  await runNpm(checkout, ['run', 'create', '--', target, '--starter', starter, '--name', name]);
  const leftOut = new Set([site, packagesFolder, '.git']);
  return { version: factsOf(join(checkout, engineInCheckout)).version, contents: readContents(target, (path) => !leftOut.has(path)) };
}

/** Returns the version in a checkout, in a tarball of `pagewright`, or without `from` the newest one in npm's registry. */
export async function openNewVersion(from: string | undefined, temp: string): Promise<NewVersion> {
  const packed = join(temp, 'packed');
  if (from === undefined) {
    const folder = join(temp, 'registry');
    mkdirSync(folder);
    const file = packedName(await runNpm(folder, ['pack', '--json', 'pagewright@latest']));
    const found = required(versionOfTarball(join(folder, file), temp), 'The newest version of pagewright');
    return { ...found, engine: { pagewright: found.version, 'pagewright-editor': found.version }, packed };
  }
  if (isCheckout(from)) {
    const engine = await engineVersions(from, { target: packed, version: '' });
    const tarball = join(packed, engine.pagewright?.slice('file:'.length) ?? '');
    return { ...required(versionOfTarball(tarball, temp), displayPath(from)), engine, packed };
  }
  if (!from.endsWith('.tgz') || !existsSync(from))
    throw new Error(`${displayPath(from)} is neither a checkout of Pagewright nor a tarball (.tgz) of the package pagewright.`);
  const found = required(versionOfTarball(from, temp), displayPath(from));
  return { ...found, engine: copyTarballs(from, found, packed), packed };
}

const engineFileSchema = z.object({ version: z.string() });

function factsOf(engine: string): Pick<Version, 'version' | 'changelog'> {
  const { version } = engineFileSchema.parse(JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')));
  const changelog = join(engine, 'CHANGELOG.md');
  return { version, changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '' };
}

/** Returns the version in the folder of a packed engine. Undefined when it is one from before `upgrade` existed. */
function versionOfPackage(folder: string): Version | undefined {
  const files = readPackedFiles(folder);
  return files && { ...factsOf(folder), files };
}

/** Unpacks a tarball into a folder below `temp`. Returns the version in it. */
function versionOfTarball(file: string, temp: string): Version | undefined {
  const folder = join(temp, 'unpacked', basename(file, '.tgz'));
  mkdirSync(folder, { recursive: true });
  // Through stdin: some versions of tar read a path with a colon as that of another machine.
  execFileSync('tar', ['-xzf', '-'], { cwd: folder, input: readFileSync(file) });
  return versionOfPackage(join(folder, 'package'));
}

function required(version: Version | undefined, what: string): Version {
  if (version === undefined) throw new Error(`${what} has no list of the files that it writes into projects: it is too old to upgrade to.`);
  return version;
}

/** Copies the tarballs of a version, which lie in one folder, into `target`. Returns what a project has as the versions of the packages. */
function copyTarballs(engine: string, { version, files }: Version, target: string): Record<string, string> {
  const folder = dirname(engine);
  mkdirSync(join(target, packagesFolder), { recursive: true });
  return Object.fromEntries(
    files.packages.map((name) => {
      const start = `${name.replace('@', '').replace('/', '-')}-${version}`;
      const found =
        name === 'pagewright' ? basename(engine) : readdirSync(folder).find((one) => one.startsWith(start) && one.endsWith('.tgz'));
      if (found === undefined) throw new Error(`${displayPath(folder)} has no tarball ${start}.tgz, which belongs to ${basename(engine)}.`);
      copyFileSync(join(folder, found), join(target, packagesFolder, found));
      return [name, `file:${packagesFolder}/${found}`];
    }),
  );
}

/** Returns the entries of a changelog that are newer than a version. */
export function entriesSince(changelog: string, version: string): string {
  const lines = changelog.split('\n');
  const [start, end] = [lines.findIndex((line) => line.startsWith('## ')), lines.indexOf(`## ${version}`)];
  if (start < 0) return '';
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}
