import { z } from 'zod';
import { type GeneratedFrom, sorted } from '../create/site-package.ts';

const objectSchema = z.record(z.string(), z.unknown());
type JsonObject = z.output<typeof objectSchema>;

const read = (text: string): JsonObject => objectSchema.parse(JSON.parse(text));
const toObject = (value: unknown): JsonObject | undefined => objectSchema.safeParse(value).data;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A package.json of the old version, of the project and of the new version. */
type Texts = { base: string; ours: string; next: string };

/** The merged text, the entries that the upgrade changes, and those that both sides changed, which stay the project's own. */
export type MergedPackage = { text: string; changed: string[]; kept: string[] };

/**
 * Merges package.json entry by entry: one that only one side changed becomes what that side wrote. Its order, indentation and line ends
 * stay as they are.
 */
export function mergePackage(
  { base, ours, next }: Texts,
  { generatedFrom, engine }: { generatedFrom: GeneratedFrom; engine: Readonly<Record<string, string>> },
): MergedPackage {
  const report: Report = { changed: [], kept: [] };
  const isEngine = (name: string): boolean => Object.hasOwn(engine, name);
  const [old, own, now] = [base, ours, next].map((text) => withoutOwn(read(text), isEngine));
  const merged = mergeObjects({ base: old ?? {}, ours: own ?? {}, next: now ?? {} }, [], report);
  const written = read(ours);
  const installed = toObject(written.dependencies) ?? {};
  for (const [name, version] of Object.entries(engine))
    if (installed[name] !== version) report.changed.push(`dependencies.${name}: ${words(installed[name])} -> ${version}`);
  const dependencies = sorted({ ...toObject(merged.dependencies), ...engine });
  const { name, version } = written;
  const all: JsonObject = { name, version, ...merged, pagewright: generatedFrom, dependencies };
  const names = [...new Set([...Object.keys(written), ...Object.keys(all)])];
  return { text: inStyleOf(ours, Object.fromEntries(names.map((one) => [one, all[one]]))), ...report };
}

/** Returns JSON with the indentation and the line ends of another text. */
function inStyleOf(text: string, value: JsonObject): string {
  const [, lineEnd = '\n', indent = '  '] = /^\{(\r?\n)([ \t]+)/.exec(text) ?? [];
  return `${JSON.stringify(value, undefined, indent)}\n`.replaceAll('\n', lineEnd);
}

/** Leaves out what belongs to the project, and the packages of the engine. */
function withoutOwn({ name: _, version: __, pagewright: ___, ...rest }: JsonObject, isEngine: (name: string) => boolean): JsonObject {
  const dependencies = Object.entries(toObject(rest.dependencies) ?? {}).filter(([name]) => !isEngine(name));
  return { ...rest, dependencies: Object.fromEntries(dependencies) };
}

type Report = Pick<MergedPackage, 'changed' | 'kept'>;
type Objects = { base: JsonObject; ours: JsonObject; next: JsonObject };

function mergeObjects({ base, ours, next }: Objects, path: readonly string[], report: Report): JsonObject {
  const names = new Set([...Object.keys(ours), ...Object.keys(next)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const [was, own, now] = [base[name], ours[name], next[name]];
      const here = [...path, name];
      const [inBase, inOurs, inNext] = [was ?? {}, own ?? {}, now ?? {}].map(toObject);
      if (inBase && inOurs && inNext && own !== undefined && now !== undefined)
        return [[name, mergeObjects({ base: inBase, ours: inOurs, next: inNext }, here, report)]];
      const isTaken = isSame(was, own) && !isSame(own, now);
      if (isTaken) report.changed.push(`${here.join('.')}: ${words(own)} -> ${words(now)}`);
      else if (!isSame(was, now) && !isSame(own, now))
        report.kept.push(`${here.join('.')}: yours is ${words(own)}, the new one ${words(now)}`);
      const value = isTaken ? now : own;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const words = (value: unknown): string => (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value));
