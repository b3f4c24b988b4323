import type { JsonSchema } from '../../packages/core/src/json-schema/json-schema.ts';
import { collectTargets } from '../../packages/engine/src/editor-schema/collect-targets.ts';
import { editorSchemas } from '../../packages/engine/src/editor-schema/write-editor-schemas.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../src/site.ts';

/** Writes the editor schemas of a site. Returns a function that reads one by its name. */
export async function schemasOfSite(siteDir: string): Promise<(name: string) => JsonSchema> {
  const site = await createSiteLoader(siteDir, siteCode)();
  const schemas = editorSchemas({ root: projectRoot, schemas: site.schemas }, collectTargets(site, site.schemas));
  return (name) => {
    const schema = schemas[name];
    if (!schema) throw new Error(`There is no schema ${name}.`);
    return JSON.parse(JSON.stringify(schema));
  };
}
