import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { SiteLoader } from '../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { runs } from '../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import siteCode from '../../src/site.ts';
import { schemasOfSite } from '../support/editor-schemas.ts';
import { type Editor, openEditor } from '../support/language-server.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('agreement');
const page = 'pages/mutated.yaml';

/** What `check` finds that an editor can see as well; anchors of the file that is open it cannot. */
const seenInOneFile = new Set([
  'unknown-field',
  'missing-field',
  'conflicting-fields',
  'wrong-type',
  'unknown-choice',
  'number-in-quotes',
  'text-without-quotes',
  'unknown-block-type',
  'missing-block-type',
  'not-a-block',
  'out-of-range',
  'missing-media',
  'missing-record',
  'unknown-icon',
  'broken-link',
  'empty-field',
]);

let site: SiteCopy;
let load: SiteLoader;
let editor: Editor;

beforeAll(async () => {
  site = copySite('blocks', temp);
  // Where an article leads back to when it does not say.
  site.write('pages/blogs.yaml', 'path: /blogs\ntitle: Blogs\ndescription: Posts.\nblocks:\n  - type: page-header\n    heading: Blogs\n');
  load = createSiteLoader(site.dir, siteCode);
  editor = openEditor((await schemasOfSite(site.dir))('page.json'), page);
});

const example = (type: string, size: string): unknown => parse(readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8'));

/** The places in a value, each as a path. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...inside.flatMap(([step, part]) => pathsOf(part, [...path, step]))];
}

type Change = { kind: 'put'; value: unknown } | { kind: 'remove' } | { kind: 'rename' };

/** The value with one of its places changed. */
function changed(value: unknown, [step, ...rest]: readonly (string | number)[], change: Change): unknown {
  if (typeof value !== 'object' || value === null || step === undefined) return value;
  const isHere = rest.length === 0;
  const alter = (part: unknown): unknown[] => {
    if (!isHere) return [changed(part, rest, change)];
    return change.kind === 'put' ? [change.value] : change.kind === 'remove' ? [] : [part];
  };
  if (Array.isArray(value)) return value.flatMap((part: unknown, index) => (index === step ? alter(part) : [part]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== step) return [[name, part]];
      return alter(part).map((one) => [isHere && change.kind === 'rename' ? `${name}x` : name, one]);
    }),
  );
}

const someValue = fc.constantFrom<unknown>(
  'word',
  'two words',
  '',
  '50',
  '/questions',
  '/nowhere',
  7,
  0,
  -1,
  0.5,
  true,
  null,
  [],
  ['word'],
  {},
  'all',
);
const someChange = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), value: someValue }),
  fc.constant<Change>({ kind: 'remove' }),
  fc.constant<Change>({ kind: 'rename' }),
);
const mutated = fc
  .record({ type: fc.constantFrom(...Object.keys(blocks)), size: fc.constantFrom('minimal', 'full') })
  .chain(({ type, size }) => {
    const block = example(type, size);
    return fc
      .record({ path: fc.constantFrom(...pathsOf(block)), change: someChange })
      .map(({ path, change }) => changed(block, path, change));
  });

/** True for a block that breaks a condition between its fields. The editor knows only one kind of them: alternatives. */
function breaksCondition(block: unknown): boolean {
  const type: unknown = typeof block === 'object' && block !== null && Reflect.get(block, 'type');
  const issues = siteCode.isBlockType(type) ? (siteCode.blockSchema(type).safeParse(block).error?.issues ?? []) : [];
  return issues.some(({ code, message }) => code === 'custom' && !message.startsWith('exactly one of'));
}

describe('the editor and the check', () => {
  test('agree on blocks in which one place was changed', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (block) => {
        const head = 'path: /mutated\ntitle: A page with one block\ndescription: The block of this page was changed in one place.\n';
        const text = `${head}blocks:\n${stringify([block], { lineWidth: 0 }).replaceAll(/^/gm, '  ').trimEnd()}\n`;
        site.write(page, text);
        const problems = (await load()).findProblems().filter(({ file, severity }) => file.endsWith(page) && severity === 'error');
        const codes = problems.map(({ code }) => code);
        const marks = await editor.marks(text);
        if (codes.length === 0) expect(marks, text).toEqual([]);
        if (!breaksCondition(block) && codes.some((code) => seenInOneFile.has(code)))
          expect(marks, `${codes.join()}\n${text}`).not.toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });
});
