import { join } from 'node:path';
import { applyEdits, editYaml, planOf, rolesOf, stateOfOriginal, type ValuePath, valueAt } from '@pagewright/core';
import { stringify } from 'yaml';
import type { FileChange } from './file-changes.ts';
import { draftOf } from './new-page-file.ts';
import { requireValue } from './read-value.ts';
import { withRecord } from './record-tasks.ts';
import { readText } from './site-changes.ts';
import type { SiteTask } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';
import { findTranslations } from './translations.ts';

type Of<Kind extends SiteTask['kind']> = Extract<SiteTask, { kind: Kind }>;

/** Plans a translation to start with: a page as a copy that is a draft, a part of `site.yaml` as a copy, a record with its title. */
export async function translate({ file, at, language }: Of<'translate'>, site: TaskSite): Promise<PlannedTask> {
  const found = await findTranslations({ file, at }, site);
  const target = found?.translations.find((one) => one.language === language);
  if (!found || !target) throw new Error(`${file} has nothing that can be translated into ${language}.`);
  if (target.at) throw new Error(`${target.file} has this translation already.`);
  const { original } = found;
  const what = { deed: 'translated', name: target.file } as const;
  const absolute = join(site.siteDir, target.file);
  const text = (await readText(join(site.siteDir, original.file))) ?? '';
  const whole = requireValue(original.file, text);
  // With the state of the original, the editor and `check` say when that changes.
  if (original.file.startsWith('pages/'))
    return { files: [draftOf({ absolute, text }, site.schemas, { translated: stateOfOriginal(text) })], what };
  const value = valueAt(whole, original.at);
  if (original.file === 'site.yaml') return { files: [await withValue(absolute, original.at, value)], what };
  const last = original.at.at(-1);
  const start = startOf(value, original.file, site);
  if (typeof last !== 'number') return { files: [{ absolute, before: undefined, after: stringify(start) }], what };
  const [list] = original.at.length > 1 ? original.at : [];
  const { id } = Object(value);
  return {
    files: [await withRecord({ siteDir: site.siteDir, absolute, list: list === undefined ? undefined : String(list) }, { id, ...start })],
    what,
  };
}

/** Returns the title of a record, which its translation starts with. */
function startOf(record: unknown, file: string, { schemas }: TaskSite): object {
  const [, collection = ''] = /^collections\/([^/]+?)(?:\.ya?ml|\/.*)$/.exec(file) ?? [];
  if (!schemas.isCollection(collection)) return {};
  const { title } = rolesOf(planOf(schemas.recordSchema(collection)), schemas.types[collection]?.roles);
  const text: unknown = title === undefined ? undefined : valueAt(record, [title]);
  return title === undefined || text === undefined ? {} : { [title]: text };
}

/** Returns the change that puts a value into a file that may not exist yet. */
async function withValue(absolute: string, path: ValuePath, value: unknown): Promise<FileChange> {
  const before = await readText(absolute);
  if (before !== undefined) return { absolute, before, after: applyEdits(before, editYaml(before, [{ kind: 'put', path, value }])) };
  const whole = path.toReversed().reduce<unknown>((inner, step) => ({ [step]: inner }), value);
  return { absolute, before, after: stringify(whole, { lineWidth: 0 }) };
}
