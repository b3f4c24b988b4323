import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../support/load-problems.ts';

const temp = tempFolder('slips');

const slipSchema = z.strictObject({
  slip: z.string(),
  /** The blocks of `pages/page.yaml`. `__` stands for two non-breaking spaces, `→` for a tab. */
  blocks: z.string().optional(),
  /** Other files of the site, by path. */
  files: z.record(z.string(), z.string()).optional(),
  /** A text in a file of the site that the slip replaces. */
  edit: z.strictObject({ file: z.string(), from: z.string(), to: z.string() }).optional(),
  answers: z.array(
    z.strictObject({
      /** The line that the answer points to, or the path of a file that cannot be read. */
      at: z.string(),
      says: z.string(),
      /** The corrected line. Left out when there is none. */
      fix: z.string().optional(),
    }),
  ),
});

const slips = z.array(slipSchema).parse(parse(readFileSync(inProject('tests/problems/slips.yaml'), 'utf8')));
const header =
  'path: /case\ntitle: A page with a slip\ndescription: What people write, and what they get for an answer.\nblocks:\n  - type: page-header\n    heading: A page\n';

test.each(slips.map((slip) => [slip.slip, slip] as const))('%s', async (_, { blocks, files = {}, edit, answers }) => {
  const texts = blocks === undefined ? files : { ...files, 'pages/page.yaml': header + blocks.replaceAll(/^/gm, '  ').trimEnd() };
  const written = new Map<string, string>();
  const problems = await problemsAfter(temp, (site) => {
    for (const [path, text] of Object.entries(texts)) site.write(path, text.replaceAll('__', '\u00A0\u00A0').replaceAll('→', '\t'));
    if (edit) site.edit(edit.file, edit.from, edit.to);
    for (const path of [...Object.keys(texts), ...(edit ? [edit.file] : [])]) written.set(path, site.read(path));
  });
  const given = problems.map(({ file, line, message, hint, fix }) => ({
    at: written.get(file)?.split('\n')[line - 1]?.trim() ?? file,
    says: [message, hint].filter(Boolean).join(' '),
    ...(fix !== undefined && { fix: fix.trim() }),
  }));
  expect(given).toEqual(
    answers.map((answer) => ({ ...answer, at: answer.at.replaceAll('__', '\u00A0\u00A0'), says: expect.stringContaining(answer.says) })),
  );
});
