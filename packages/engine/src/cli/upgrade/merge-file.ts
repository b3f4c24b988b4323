import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitOptions, gitIn } from '../../edit/versions/run-git.ts';
import { registryPaths } from '../new/write-code.ts';

/** A file of the old version, of the project and of the new version. Undefined where there is none. */
export type Sides = { base: string | undefined; ours: string | undefined; next: string | undefined };

/** What an upgrade does with a file of a project. */
export type FileChange =
  /** Nobody touched the copy, so it becomes that of the new version. */
  | { kind: 'update' | 'add'; path: string; text: string }
  | { kind: 'remove'; path: string }
  /** The project's edits and the upgrade's do not overlap. `diff` shows both. */
  | { kind: 'merge'; path: string; text: string; diff: string }
  /** They overlap. The file stays, and the merged text with markers is written beside it. */
  | { kind: 'conflict'; path: string; text: string; diff: string }
  /** The new version has no such file any more, but the project edited it; or has another one, but the project removed it. */
  | { kind: 'keep-edited' | 'keep-removed'; path: string }
  /** The new version has no such file any more and nobody edited it, but a file of the project imports it. */
  | { kind: 'keep-used'; path: string };

/** Returns the text of a content, which has one byte a character. */
export const decode = (content: string): string => Buffer.from(content, 'latin1').toString('utf8');

const isBinary = (content: string | undefined): boolean => content?.includes('\0') === true;

/** Returns what an upgrade does with a file, or undefined when nothing. `temp` is a folder for its work. */
export async function planFile(path: string, sides: Sides, temp: string): Promise<FileChange | undefined> {
  const hasBinary = [sides.base, sides.ours, sides.next].some(isBinary);
  const isCrlf = !hasBinary && sides.ours?.includes('\r\n') === true;
  const [base, ours, next] = [sides.base, sides.ours, sides.next].map((one) => (hasBinary ? one : one?.replaceAll('\r\n', '\n')));
  const written = (text: string): string => (isCrlf ? text.replaceAll('\n', '\r\n') : text);
  if (ours === next || base === next) return undefined;
  if (next === undefined) return ours === undefined ? undefined : { kind: ours === base ? 'remove' : 'keep-edited', path };
  if (ours === undefined) return base === undefined ? { kind: 'add', path, text: next } : { kind: 'keep-removed', path };
  if (ours === base) return { kind: 'update', path, text: written(next) };
  if (hasBinary) return { kind: 'conflict', path, text: next, diff: 'Both changed this file, which is no text.' };
  const { text, conflicts } = await mergeTexts(path, { base: base ?? '', ours, next }, temp);
  if (text === ours) return undefined;
  if (conflicts.length > 0) return { kind: 'conflict', path, text: written(text), diff: decode(conflicts.join('\n')) };
  const diffs = [
    await diffOf('your changes', base ?? '', ours, temp),
    await diffOf('what the upgrade changes in your file', ours, text, temp),
  ];
  return { kind: 'merge', path, text: written(text), diff: decode(diffs.join('\n')) };
}

type Texts = { base: string; ours: string; next: string };

/** Names of the three sides in markers and diffs. */
const labels = ['yours', 'the old version', 'the new version'] as const;

/** A merged text, and the conflicts that are left in it. */
type Merged = { text: string; conflicts: string[] };

async function mergeTexts(path: string, { base, ours, next }: Texts, temp: string): Promise<Merged> {
  const files = writeAll(temp, { ours, base, next });
  const { status, stdout, stderr } = await runGit(temp, [
    'merge-file',
    '-p',
    '--diff3',
    ...labels.flatMap((label) => ['-L', label]),
    ...files,
  ]);
  // The status is the number of conflicts, or 255 after an error.
  if (status === 255) throw new Error(`git merge-file failed for ${path}: ${stderr}`);
  return status === 0 ? { text: stdout, conflicts: [] } : resolveEntries(stdout, registryPaths.includes(path));
}

/** The lines of a conflict: those of each side, and all of them with markers. */
type Conflict = { ours: string[]; base: string[]; next: string[]; all: string[] };

const starts = { ours: `<<<<<<< ${labels[0]}`, base: `||||||| ${labels[1]}`, next: '=======' } as const;
const end = `>>>>>>> ${labels[2]}`;

/**
 * Finds the conflicts of a text with markers. In a registry, resolves those between lines of which each stands for itself: what either
 * side added is there, what either side removed is not.
 */
function resolveEntries(merged: string, isRegistry: boolean): Merged {
  const lines: string[] = [];
  const conflicts: string[] = [];
  let conflict: Conflict | undefined;
  let side: keyof typeof starts = 'ours';
  for (const line of merged.split('\n')) {
    if (line === starts.ours) conflict = { ours: [], base: [], next: [], all: [] };
    if (!conflict) {
      lines.push(line);
      continue;
    }
    conflict.all.push(line);
    const started = (['ours', 'base', 'next'] as const).find((name) => line === starts[name]);
    if (started) side = started;
    else if (line !== end) conflict[side].push(line);
    else {
      const resolved = isRegistry ? mergeEntries(conflict) : undefined;
      if (!resolved) conflicts.push(conflict.all.join('\n'));
      lines.push(...(resolved ?? conflict.all));
      conflict = undefined;
    }
  }
  return { text: lines.join('\n'), conflicts };
}

/** A line of a registry that stands for itself: an import, or an entry of an object. */
const isEntry = (line: string): boolean => /^(?:import | {2}['\w])/.test(line);

/** The specifier of an import, or the key of an entry, by which lines are sorted. */
const keyOf = (line: string): string => line.slice(line.indexOf(' from ') + 1).replaceAll("'", '');

function mergeEntries({ ours, base, next }: Conflict): string[] | undefined {
  if (![...ours, ...base, ...next].every(isEntry)) return undefined;
  const added = ours.filter((line) => !base.includes(line) && !next.includes(line));
  const lines = [...next.filter((line) => ours.includes(line) || !base.includes(line)), ...added];
  return lines.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

async function diffOf(title: string, before: string, after: string, temp: string): Promise<string> {
  const files = writeAll(temp, { before, after });
  const { stdout } = await runGit(temp, ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=1', ...files]);
  return `--- ${title}\n${stdout.slice(stdout.indexOf('\n@@') + 1).trimEnd()}`;
}

function writeAll(folder: string, texts: Readonly<Record<string, string>>): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, name), text, 'latin1');
    return name;
  });
}

/** What git has printed. `stdout` has one byte a character. */
type Printed = { status: number; stdout: string; stderr: string };

/** Runs git in a folder. Throws an `Error` when there is no git, or when it does not end. */
export async function runGit(folder: string, args: readonly string[], options?: GitOptions): Promise<Printed> {
  const { status, out, error, failure } = await gitIn(folder)(args, options);
  if (failure === 'missing') throw new Error(`An upgrade needs git: ${error}`);
  if (failure === 'late') throw new Error(`git ${args[0]} did not end: ${error}`);
  return { status, stdout: out.toString('latin1'), stderr: error };
}
