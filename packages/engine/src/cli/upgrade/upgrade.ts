import { cpSync, existsSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { displayPath } from '../../files/display-path.ts';
import { conflictEnding } from '../assert-merged.ts';
import { siteNames } from '../create/create-site.ts';
import { contentsFor, type ProjectFiles, writeContents } from '../create/project-files.ts';
import { runNpm } from '../create/run-npm.ts';
import { type GeneratedFrom, readPackage } from '../create/site-package.ts';
import { type Project, UsageError } from '../declare/command.ts';
import { print } from '../print.ts';
import { type FileChange, runGit } from './merge-file.ts';
import { packageFile, planUpgrade, type UpgradePlan } from './plan.ts';
import { describeChanges, describeRest, describeVersions } from './report.ts';
import { createIn, installedVersion, isCheckout, type NewVersion, openNewVersion } from './versions.ts';

type UpgradeOptions = Pick<Project, 'root'> & {
  /** The project to upgrade. Undefined: the one of the command. */
  folder: string | undefined;
  /** A checkout or a tarball of the new version. Undefined: the checkout of the command, or npm's registry. */
  from: string | undefined;
  /** A checkout of the version that made the project, if that did not record its files. */
  base: string | undefined;
  starter: string | undefined;
  name: string | undefined;
  isDryRun: boolean;
  isForced: boolean;
};

/**
 * Upgrades the packages of a project and its copies of the standard files, in one commit; without a commit when a conflict is left. Returns
 * exit code 1 when something is left to do. Throws, in plain words and with nothing written, when the project cannot be upgraded.
 */
export async function upgradeProject({ root, folder, from, base, isDryRun, isForced, ...chosen }: UpgradeOptions): Promise<number> {
  const project = folder === undefined ? root : resolve(folder);
  const source = from === undefined ? sourceFor(project, root) : resolve(from);
  if (!isDryRun && !isForced) await assertCanBeUndone(project);
  const temp = mkdtempSync(join(tmpdir(), 'pagewright-upgrade-'));
  try {
    const old = base === undefined ? installedVersion(project, temp) : undefined;
    const next = await openNewVersion(source, temp);
    const generatedFrom = generatedFromOf(project, next.files, chosen);
    const after = contentsFor(next.files, generatedFrom);
    const site = next.files.starters[generatedFrom.starter]?.site ?? '';
    const before = old
      ? { version: old.version, contents: contentsFor(old.files, generatedFrom) }
      : await createIn(resolve(base ?? ''), generatedFrom, { site, temp });
    const plan = await planUpgrade({ project, before: before.contents, after, generatedFrom, engine: next.engine, temp });
    print(`${describeVersions(before.version, next)}\n\n${describeChanges(plan)}`);
    if (isDryRun) print('\nNothing was written: --dry-run.');
    return isDryRun ? 0 : await applyUpgrade({ project, oldVersion: before.version, next, plan, isForced });
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** Returns the checkout from which a project is upgraded, or undefined for the registry. Throws `UsageError` when neither has the new version. */
function sourceFor(project: string, root: string): string | undefined {
  if (isCheckout(project)) throw new UsageError('Name the project to upgrade: npm run upgrade -- ../north-lights');
  if (!existsSync(join(project, 'package.json'))) throw new UsageError(`${displayPath(project)} is no project: it has no package.json.`);
  if (isCheckout(root)) return root;
  if (readPackage(project).dependencies.pagewright?.startsWith('file:'))
    throw new UsageError(
      'This project has its packages as files. Name a checkout of the new version: npm run upgrade -- --from ../pagewright',
    );
  return undefined;
}

/** Throws an `Error` for a project that is not in git or has changes: the commit of the upgrade is what can be undone. */
async function assertCanBeUndone(project: string): Promise<void> {
  const { status, stdout } = await runGit(project, ['status', '--porcelain', '--', '.']);
  if (status !== 0)
    throw new Error(
      'This project is not in git, so that an upgrade could not be undone. Run git init && git add -A && git commit -m "First version", or add --force.',
    );
  if (stdout !== '')
    throw new Error(`These changes are not committed:\n${stdout}Commit them first, or add --force to upgrade without a commit.`);
}

function generatedFromOf(
  project: string,
  { starters }: ProjectFiles,
  { starter, name }: Pick<UpgradeOptions, 'starter' | 'name'>,
): GeneratedFrom {
  const recorded = readPackage(project).pagewright;
  return {
    starter: starter ?? recorded?.starter ?? Object.keys(starters)[0] ?? '',
    name: name ?? recorded?.name ?? siteNames(project, undefined).name,
  };
}

type Applying = { project: string; oldVersion: string; next: NewVersion; plan: UpgradePlan; isForced: boolean };

async function applyUpgrade({ project, oldVersion, next, plan, isForced }: Applying): Promise<number> {
  if (existsSync(next.packed)) cpSync(next.packed, project, { recursive: true });
  writeContents(project, plan.changes.flatMap(writtenBy));
  writeFileSync(join(project, packageFile), plan.manifest.text);
  for (const change of plan.changes) if (change.kind === 'remove') removeFile(project, change.path);
  for (const path of plan.packed.replaced) rmSync(join(project, path), { force: true });
  const isInstalled = await runStep('npm install', project, ['install', '--no-audit', '--no-fund']);
  // The generated pages of the guide have the block types of the project, so they are no copies.
  const isWritten =
    isInstalled &&
    (!existsSync(join(project, 'docs')) || (await runStep('npm run catalogue', project, ['run', '--silent', '--if-present', 'catalogue'])));
  const message = `Upgrade Pagewright from ${oldVersion} to ${next.version}`;
  const isInConflict = plan.changes.some(({ kind }) => kind === 'conflict');
  const undo = isForced ? 'There is no commit: --force.' : isInConflict ? describeNoCommit(message) : await commit(project, message);
  const areTypesRight = isInstalled && (await runStep('npm run types', project, ['run', '--silent', '--if-present', 'types']));
  const isContentRight = isInstalled && (await runStep('npm run check', project, ['run', '--silent', '--if-present', 'check']));
  const rest = describeRest(plan, { isInstalled, isWritten, areTypesRight, isContentRight });
  print(`\n${rest ?? 'Nothing is left to do. Look at the pages: npm start'}\n\n${undo}`);
  return rest === undefined ? 0 : 1;
}

const writtenBy = (change: FileChange): [string, string][] => {
  if (change.kind === 'conflict') return [[change.path + conflictEnding, change.text]];
  return 'text' in change ? [[change.path, change.text]] : [];
};

/** Removes a file, and its folder if nothing else is in it. */
function removeFile(project: string, path: string): void {
  rmSync(join(project, path));
  try {
    rmdirSync(dirname(join(project, path)));
  } catch {
    // The folder has other files.
  }
}

/** Runs npm and prints what it says. Returns false when it fails. */
async function runStep(title: string, project: string, args: readonly string[]): Promise<boolean> {
  print(`\n${title}`);
  try {
    print((await runNpm(project, args)).trim());
    return true;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** Says that a conflict is left, how to commit after it, and how the upgrade is undone: all of it was committed before. */
const describeNoCommit = (message: string): string =>
  `Nothing is committed, and check and build stop, while a file ends in ${conflictEnding}. When none is left: git add --all . && git commit -m "${message}"
To undo the upgrade: git checkout HEAD -- . && git clean -fd . && npm install`;

/** Commits everything. Returns how the upgrade is undone. Throws an `Error` with what git says. */
async function commit(project: string, message: string): Promise<string> {
  const changes = await runGit(project, ['status', '--porcelain', '--', '.']);
  if (changes.stdout === '') return 'The project had this version before: nothing changed.';
  for (const args of [
    ['add', '--all', '--', '.'],
    ['commit', '--quiet', '--no-verify', '--message', message, '--', '.'],
  ]) {
    const { status, stdout, stderr } = await runGit(project, args, { kind: 'commit' });
    if (status !== 0) throw new Error(`The upgrade is written, but git ${args[0]} failed: ${stdout}${stderr}`);
  }
  const { stdout } = await runGit(project, ['rev-parse', '--short', 'HEAD']);
  return `Everything is in the commit ${stdout.trim()}. To undo it: git revert --no-edit ${stdout.trim()} && npm install`;
}
