import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectName } from '@pagewright/core';
import { stringify } from 'yaml';
import { changesOf } from './file-changes.ts';
import { renameField } from './rename/rename-field.ts';
import type { SiteTask } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';

type Of<Kind extends SiteTask['kind']> = Extract<SiteTask, { kind: Kind }>;

/** Plans the file of a new type of records. Its collection gets a file with its first record. */
export async function createType({ name, type }: Of<'create-type'>, { siteDir, schemas }: TaskSite): Promise<PlannedTask> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a collection. Write lowercase letters from a to z, digits and single hyphens, such as dishes.`,
    );
  if (isObjectName(name))
    throw new Error(`"${name}" cannot be the name of a collection: the code of every website uses it itself. Choose another name.`);
  const absolute = join(siteDir, 'types', `${name}.yaml`);
  if (schemas.isCollection(name) || existsSync(absolute)) throw new Error(`There is a collection ${name} already. Choose another name.`);
  const files = [{ absolute, before: undefined, after: stringify(type, { lineWidth: 0 }) }];
  return { files, what: { deed: 'type-created', name } };
}

/** Plans another name for a field of a type, as the command `rename -- field`. */
export async function renameTypeField({ type, from, to }: Of<'rename-field'>, site: TaskSite): Promise<PlannedTask> {
  const plan = renameField({ ...site, from: `${type}.${from}`, to, moveFile: false, published: new Set() });
  return {
    files: await changesOf(plan),
    what: { deed: 'field-renamed', name: `${type}.${to}` },
    rename: (problem) => ({ ...problem, message: problem.message.replaceAll(`"${from}"`, `"${to}"`) }),
  };
}
