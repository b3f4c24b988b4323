import { conflictEnding } from '../assert-merged.ts';
import { indent } from '../print.ts';
import type { FileChange } from './merge-file.ts';
import type { UpgradePlan } from './plan.ts';
import { entriesSince, type NewVersion } from './versions.ts';

/** Describes two versions, with the entries of the changelog between them. */
export function describeVersions(old: string, next: NewVersion): string {
  const title = `Pagewright ${old} -> ${next.version}${old === next.version ? ' (the same version; its content may be another)' : ''}`;
  return [title, entriesSince(next.changelog, old)].filter((text) => text !== '').join('\n\n');
}

const titles: Record<FileChange['kind'], string> = {
  update: 'Updated, because they are as the old version wrote them',
  add: 'New',
  remove: 'Removed, because the new version has them no more and nobody changed them',
  merge: 'Merged with your changes',
  conflict: `In conflict with your changes: yours stays, and FILE${conflictEnding} has both`,
  'keep-edited': 'Yours, because you changed them. The new version has them no more',
  'keep-used': 'Yours, because your files import them. The new version has them no more',
  'keep-removed': 'Not written, because you removed them',
};

/** Lists the files by what happens with them, and shows the changes of both sides where they meet. */
export function describeChanges({ changes, manifest, packed }: UpgradePlan): string {
  const groups = Object.entries(titles).map(([kind, title]) => {
    const paths = changes.filter((change) => change.kind === kind).map(({ path }) => path);
    return list(title, paths);
  });
  const diffs = changes.flatMap((change) => ('diff' in change ? [`${change.path}\n${indent(change.diff, '  ')}`] : []));
  const packages = [list('New packages', packed.added), list('Removed packages', packed.replaced)];
  const parts = [...groups, list('Changed in package.json', manifest.changed), ...packages, ...diffs].filter((text) => text !== '');
  return parts.length === 0 ? 'No copied file changes.' : parts.join('\n\n');
}

type Outcome = { isInstalled: boolean; isWritten: boolean; areTypesRight: boolean; isContentRight: boolean };

/** Lists what is left to do. Returns undefined when nothing is. */
export function describeRest(
  { changes, manifest }: UpgradePlan,
  { isInstalled, isWritten, areTypesRight, isContentRight }: Outcome,
): string | undefined {
  const pathsOf = (kind: FileChange['kind']): string[] => changes.flatMap((change) => (change.kind === kind ? [change.path] : []));
  const steps = [
    ...(isInstalled ? [] : ['npm install failed. Correct package.json, and run it again. Then npm run types and npm run check.']),
    ...pathsOf('conflict').map((path) => `Resolve the conflicts in ${path}${conflictEnding}, and move it to ${path}.`),
    ...pathsOf('keep-edited').map((path) => `Pagewright has no ${path} any more. Remove it, unless you need it.`),
    ...manifest.kept.map((entry) => `package.json ${entry}. Choose one.`),
    ...(isWritten || !isInstalled ? [] : ['Run npm run catalogue again, when npm run types is right.']),
    ...(areTypesRight || !isInstalled ? [] : ['Correct what npm run types reports.']),
    ...(isContentRight || !isInstalled ? [] : ['Correct what npm run check reports; npm run check -- --fix does a part of it.']),
  ];
  return steps.length === 0 ? undefined : `Left to do:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`;
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}`;
