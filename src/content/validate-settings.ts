import { type SiteSettings, siteSchema } from '../../schemas/site.ts';
import type { Problem } from '../model/problem.ts';
import { schemaProblems } from './schema-problems.ts';
import type { YamlFile } from './yaml-file.ts';

/** Validates `site.yaml`. */
export function validateSettings(file: YamlFile): { settings: SiteSettings | undefined; problems: Problem[] } {
  if (file.problems.length > 0) return { settings: undefined, problems: file.problems };
  const result = siteSchema.safeParse(file.value ?? {});
  if (result.success) return { settings: result.data, problems: [] };
  const problems = schemaProblems({ file, path: [], schema: siteSchema, name: 'site.yaml' }, file.value ?? {}, result.error.issues);
  return { settings: undefined, problems };
}
