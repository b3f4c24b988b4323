import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguagePacks } from '@pagewright/core';
import { z } from 'zod';
import { engineDir } from './engine-module.ts';

const form = z.string().exactOptional();
const countTextSchema = z.object({ other: z.string(), zero: form, one: form, two: form, few: form, many: form });

/** Interface texts by their groups and names. */
export const stringTableSchema = z.record(z.string(), z.record(z.string(), z.union([z.string(), countTextSchema])));

const packsSchema = z.object({ languagePacks: z.record(z.string(), stringTableSchema).exactOptional() });

/** The path of the file with what projects get, in the folder of a packed engine. */
export const packedFile = join('dist', 'project-files.json');

/** Returns the language packs of the packed engine that runs. It is empty in a checkout, whose sites have them in their code. */
export function installedPacks(): LanguagePacks {
  const file = join(engineDir, '..', packedFile);
  return existsSync(file) ? (packsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).languagePacks ?? {}) : {};
}
