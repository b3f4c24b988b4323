import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { codeWithTypes, copyFixedSite } from '../support/fixed-site.ts';
import { withoutGerman } from '../support/messages-in-german.ts';

const slipSchema = z.strictObject({
  slip: z.string(),
  /** The blocks of `pages/page.yaml`. `__` stands for two non-breaking spaces, `→` for a tab. */
  blocks: z.string().optional(),
  /** A line, and the place in `beginner-places.yaml` where it is written. */
  line: z.string().optional(),
  in: z.string().optional(),
  /** The language of the site. Warnings are not looked at then: the texts of the fixture are English. */
  language: z.string().optional(),
  /** Other files of the site, by path. */
  files: z.record(z.string(), z.string()).optional(),
  encoding: z.enum(['utf8', 'utf16le', 'latin1']).default('utf8'),
  /** A text in a file of the site that the slip replaces. */
  edit: z.strictObject({ file: z.string(), from: z.string(), to: z.string() }).optional(),
  answers: z.array(
    z.strictObject({
      /** The line that the answer points to, or the path of a file that cannot be read. Default: the line of the slip. */
      at: z.string().optional(),
      says: z.string(),
      /** The corrected line. Left out when there is none. */
      fix: z.string().optional(),
      /** True when `check --fix` writes the corrected line. Looked at where a slip has a `line`. */
      isSafe: z.boolean().optional(),
    }),
  ),
});

type Slip = z.output<typeof slipSchema>;

const readYaml = (name: string): unknown => parse(readFileSync(inProject('tests/problems', name), 'utf8'));
const places = z.record(z.string(), z.string()).parse(readYaml('beginner-places.yaml'));
const header =
  'path: /case\ntitle: A page with a slip\ndescription: What people write, and what they get for an answer.\nblocks:\n  - type: page-header\n    heading: A page\n';

// All slips are written into one site, which a test leaves as it was.
const site = copyFixedSite(tempFolder('slips'));
const further = ['pricing', 'key-figures', 'map', 'table', 'job', 'countdown', 'opening-hours', 'form', 'location', 'downloads'];
const load = createSiteLoader(site.dir, codeWithTypes(...further));

const pageOf = (blocks: string): string => header + blocks.replaceAll(/^/gm, '  ').trimEnd();

/** Returns the files with a slip, by path. */
function filesOf({ blocks, line = '', in: place, language, files = {}, edit }: Slip): Map<string, string> {
  const written = new Map(Object.entries(files));
  if (blocks !== undefined) written.set('pages/page.yaml', pageOf(blocks));
  if (place === 'colour')
    written.set(
      'site.yaml',
      site.read('site.yaml').replace('primary: "#c8371f"', () => line),
    );
  else if (place !== undefined) written.set('pages/page.yaml', pageOf((places[place] ?? '').replace('$', () => line)));
  if (language !== undefined) written.set('site.yaml', site.read('site.yaml').replace('language: en', `language: ${language}`));
  if (edit) {
    const text = site.read(edit.file);
    if (!text.includes(edit.from)) throw new Error(`${edit.file} has no "${edit.from}".`);
    written.set(
      edit.file,
      text.replace(edit.from, () => edit.to),
    );
  }
  return new Map([...written].map(([path, text]) => [path, withSpaces(text)]));
}

const withSpaces = (text: string): string => text.replaceAll('__', '\u00A0\u00A0').replaceAll('→', '\t');

/** Returns the problems of the site with some files. */
async function problemsWith(files: ReadonlyMap<string, string>, encoding: Slip['encoding']): Promise<Problem[]> {
  const before = [...files.keys()].map((path) => [path, existsSync(join(site.dir, path)) ? site.read(path) : undefined] as const);
  for (const [path, text] of files) {
    site.write(path, text);
    if (encoding !== 'utf8') writeFileSync(join(site.dir, path), Buffer.from(text, encoding));
  }
  const problems = (await load()).findProblems();
  for (const [path, text] of before) {
    if (text === undefined) site.remove(path);
    else site.write(path, text);
  }
  const inSite = (text: string): string => text.replaceAll(`${site.dir}/`, '');
  return problems.map((problem) => ({ ...problem, file: inSite(problem.file), message: inSite(problem.message) }));
}

describe.each(['slips.yaml', 'beginner-slips.yaml'])('%s', (name) => {
  const slips = z.array(slipSchema).parse(readYaml(name));

  test.each(slips.map((slip) => [slip.slip, slip] as const))('%s', async (_, slip) => {
    const files = filesOf(slip);
    const problems = (await problemsWith(files, slip.encoding)).filter(
      ({ severity }) => slip.language === undefined || severity === 'error',
    );
    const given = problems.map(({ file, line, message, hint, fix, edits }) => ({
      at: files.get(file)?.split('\n')[line - 1]?.trim() || file,
      says: [message, hint].filter(Boolean).join(' '),
      ...(fix !== undefined && { fix: fix.trim() }),
      ...(edits && slip.line !== undefined && { isSafe: true }),
    }));
    const wanted = slip.answers.map(({ at = slip.line ?? '', says, ...answer }) => ({
      ...answer,
      at: withSpaces(at).trim(),
      says: expect.stringContaining(says),
    }));
    expect(given).toEqual(wanted);
    for (const problem of problems) expect(await withoutGerman(problem)).toEqual([]);
  });
});
