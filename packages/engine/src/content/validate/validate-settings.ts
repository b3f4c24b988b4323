import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { renameInSettings } from './rename-in-file.ts';

/** `site.yaml` after validation. Its file finds the places of renamed fields too. */
export type ValidSettings = { settings: SiteSettings | undefined; file: YamlFile; problems: Problem[] };

/** Validates `site.yaml`. */
export function validateSettings(written: YamlFile, schemas: ContentSchemas): ValidSettings {
  if (written.problems.length > 0) return { settings: undefined, file: written, problems: written.problems };
  const { file, problems: renamed } = renameInSettings(written, schemas);
  const { siteSchema } = schemas;
  const result = siteSchema.safeParse(file.value ?? {});
  if (result.success) return { settings: result.data, file, problems: renamed };
  const problems = schemaProblems({ file, path: [], schema: siteSchema, name: 'site.yaml' }, file.value ?? {}, result.error.issues);
  return { settings: undefined, file, problems: [...renamed, ...problems] };
}
