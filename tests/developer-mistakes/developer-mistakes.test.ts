import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatProblem } from '../../packages/core/src/problems/format-problem.ts';
import { SiteCodeError } from '../../packages/core/src/problems/site-code-error.ts';
import { trustType } from '../../packages/core/src/trust/trust-type.ts';
import { findComponentMistakes } from '../../packages/engine/src/bundle/components/assert-components.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { findUndescribedFields } from '../../packages/engine/src/definition/undescribed-fields.ts';
import { describeCodeError } from '../../packages/engine/src/files/describe-code-error.ts';
import { setStackMap } from '../../packages/engine/src/files/place-in-code.ts';
import { describeWarning, withWarnings } from '../../packages/engine/src/preview/component-warnings.ts';
import { sharedModules } from '../../packages/engine/src/preview/shared-modules.ts';
import { callOnBuilt } from '../../packages/engine/src/render/call-hooks.ts';
import { withUse } from '../../packages/engine/src/render/component-mistake.ts';
import { renderPage } from '../../packages/engine/src/render/render-page.tsx';
import { loadCodeContext } from '../../packages/engine/src/render/render-pages.ts';
import { assertStyles } from '../../packages/engine/src/render/stylesheet/assert-styles.ts';
import { fetchData } from '../../packages/engine/src/site/fetch-data.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { placeOfType } from '../../packages/engine/src/site/place-of-type.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { modelAt } from '../support/page-models.ts';

/** The mistakes of `mistakes.yaml`, each in a copy of a small site, through the stages of the commands in their order. */
const stages = ['types', 'load', 'components', 'data', 'check', 'render', 'dev', 'hooks'] as const;
const mistakeSchema = z.strictObject({
  mistake: z.string(),
  file: z.string(),
  'instead of': z.string(),
  write: z.string(),
  'found by': z.enum(stages),
  says: z.string(),
});
const mistakes = z.array(mistakeSchema).parse(parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')));
type Mistake = (typeof mistakes)[number];

const root = tempFolder('developer-mistakes');
const folderOf = ({ mistake }: Mistake): string => join(root, mistake.replaceAll(/[^a-z]+/gi, '-'));

/** Returns a text with paths from the folder of the site. */
const withoutFolder = (text: string, folder: string): string =>
  text
    .replaceAll(`${relative(process.cwd(), folder)}/`, '')
    .replaceAll(`${folder}/`, '')
    .replaceAll(`${relative(root, folder)}/`, '');

let server: ViteDevServer;
let typeErrors = '';

beforeAll(async () => {
  symlinkSync(inProject('node_modules'), join(root, 'node_modules'), 'dir');
  for (const mistake of mistakes) {
    const folder = folderOf(mistake);
    cpSync(inProject('tests', 'sites', 'own-site'), folder, { recursive: true });
    const path = join(folder, mistake.file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(mistake['instead of']);
    writeFileSync(
      path,
      text.replace(mistake['instead of'], () => mistake.write),
    );
    if (isOfTypes(mistake) && mistake.file !== strings) withoutDeclaration(join(folder, strings));
  }
  const compiled = isSweep ? compile() : undefined;
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    plugins: [sharedModules()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'silent',
  });
  setStackMap((error) => server.ssrFixStacktrace(error));
  await compiled;
}, 60_000);

afterAll(async () => {
  setStackMap(() => undefined);
  await server?.close();
});

/** Compiles the sites whose mistakes the compiler finds, in one program with the engine. */
async function compile(): Promise<void> {
  const extended = {
    extends: inProject('tsconfig.json'),
    include: mistakes.filter(isOfTypes).flatMap((one) => [`${folderOf(one)}/src`, `${folderOf(one)}/schemas`]),
    exclude: [],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(extended));
  const compiler = spawn(inProject('node_modules', '.bin', 'tsc'), ['-p', root], { cwd: root });
  compiler.stdout.on('data', (text) => {
    typeErrors += String(text);
  });
  await once(compiler, 'close');
}

const strings = 'src/strings/en.ts';

/** Removes the declaration of interface texts from a file: all sites for the compiler are in one program, which can have only one. */
function withoutDeclaration(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, text.indexOf('declare module')));
}

const isOfTypes = (mistake: Mistake): boolean => mistake['found by'] === 'types';

/** Returns the first stage that reports something about a site, and what. */
async function firstReport(folder: string): Promise<{ stage: string; said: string[] }> {
  const siteDir = join(folder, 'site.config');
  let code: SiteCode | undefined;
  let context: Awaited<ReturnType<typeof loadCodeContext>>;
  try {
    code = trustType<{ default: SiteCode }>(await server.ssrLoadModule(join(folder, 'src', 'site.ts'))).default;
    context = await loadCodeContext(code);
  } catch (error) {
    const site = code && (await createSiteLoader(siteDir, code)());
    return { stage: 'load', said: describeCodeError(withUse(error, (type) => site && placeOfType(type, site))) };
  }
  const components = (await findComponentMistakes(code)).map(({ place, message }) => `${place}  ${message}`);
  if (components.length > 0) return { stage: 'components', said: components };
  try {
    assertStyles(code);
  } catch (error) {
    return { stage: 'check', said: describeCodeError(error) };
  }
  const load = createSiteLoader(siteDir, code);
  const reports = await fetchData({ siteDir, code, load, onProgress: () => undefined });
  if (reports.length > 0) return { stage: 'data', said: reports.map(({ message }) => message) };
  const { settings, ...site } = await load();
  const problems = site.findProblems();
  if (problems.length > 0) return { stage: 'check', said: problems.map(formatProblem) };
  const page = modelAt(site, '/');
  if (!page || !settings) throw new Error('The site has no home page.');
  const assets = { stylesheet: '', boot: { inline: '' } };
  try {
    const { warnings } = withWarnings(() => renderPage(page, { ...context, site: settings, assets, feeds: [], titles: new Map() }));
    const fields = findUndescribedFields(code).map(({ file, message }) => `${file}  schema  ${message}`);
    await callOnBuilt(code.hooks, join(folder, 'dist'), []);
    return { stage: 'dev', said: [...warnings.map((message) => describeWarning(code, 'greeting', message)), ...fields] };
  } catch (error) {
    return { stage: error instanceof SiteCodeError ? 'hooks' : 'render', said: [error instanceof Error ? error.message : String(error)] };
  }
}

// Compiling the engine with them takes longer than all others. In `npm test`, packages/engine/tests/types has lines that must not compile.
describe.each(isSweep ? stages : stages.filter((stage) => stage !== 'types'))('%s', (stage) => {
  test.each(mistakes.filter((one) => one['found by'] === stage))('$mistake', async (mistake) => {
    const folder = folderOf(mistake);
    if (stage === 'types') {
      const own = typeErrors.split(/\n(?=\S)/).filter((line) => line.startsWith(`${relative(root, folder)}/`));
      expect(withoutFolder(own.join('\n'), folder)).toContain(mistake.says);
      return;
    }
    const { stage: first, said } = await firstReport(folder);
    expect(withoutFolder(said.join('\n'), folder)).toContain(mistake.says);
    expect(first).toBe(stage);
  });
});

test('the site without a mistake has none', async () => {
  const folder = join(root, 'without-mistake');
  cpSync(inProject('tests', 'sites', 'own-site'), folder, { recursive: true });
  expect(await firstReport(folder)).toEqual({ stage: 'dev', said: [] });
});
