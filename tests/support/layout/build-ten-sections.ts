import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { buildInProcess } from '../build-in-process.ts';

/** Builds the page of ten sections in a folder of its own, with changed settings. Returns the folder of the built site. */
export async function buildTenSections(folder: string, change: (settings: Document) => void): Promise<string> {
  cpSync(inProject('tests', 'sites', 'ten-sections'), folder, { recursive: true });
  cpSync(inProject('tests', 'sites', 'blocks', 'media'), join(folder, 'media'), { recursive: true });
  mkdirSync(join(folder, 'media', 'fonts'), { recursive: true });
  for (const site of ['sites/clinic/site.config', 'tests/sites/second-theme'])
    cpSync(inProject(site, 'media', 'fonts'), join(folder, 'media', 'fonts'), { recursive: true });
  const settings = parseDocument(readFileSync(join(folder, 'site.yaml'), 'utf8'));
  change(settings);
  writeFileSync(join(folder, 'site.yaml'), settings.toString());
  const out = `${folder}-out`;
  const { exitCode, stderr } = await buildInProcess(folder, out);
  if (exitCode !== 0) throw new Error(stderr);
  return out;
}
