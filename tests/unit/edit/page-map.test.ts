import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { accepts, type FieldPlan, planIn, planOf } from '../../../packages/core/src/index.ts';
import type { MappedNode } from '../../../packages/engine/src/edit/page-map/align-html.ts';
import type { PageMap } from '../../../packages/engine/src/edit/page-map/map-page.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { type OpenedSite, openEditing } from './open-editing.ts';

const temp = tempFolder('page-map');
const folder = inProject('tests', 'blocks');
const types = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const exampleOf = (type: string): string => readFileSync(`${folder}/${type}/full.yaml`, 'utf8').trimEnd();
const pageOf = (type: string): string =>
  `path: /only/${type}\ntitle: The page ${type}\ndescription: One block.\nblocks:\n  - ${exampleOf(type).replaceAll('\n', '\n    ')}\n`;

let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp, Object.fromEntries(types.map((type) => [`pages/only/${type}.yaml`, pageOf(type)])));
});

type Path = (string | number)[];

/** The names of texts that a page shows only after something has happened, such as a mistake in a form. */
const shownLater = new Set<PropertyKey>(['required', 'invalid', 'tooLong', 'sent', 'sendingLabel', 'subject', 'empty']);

/** Returns the paths of the texts and pictures of a value that are written in the block. A text of a mail is on no page. */
function fieldsIn(plan: FieldPlan | undefined, value: unknown, path: Path): Path[] {
  if (value === undefined || !plan || shownLater.has(path.at(-1) ?? '')) return [];
  const kind = plan.fieldKind;
  if (kind && ['text', 'rich', 'media', 'video'].includes(kind.kind)) return [path];
  const option = plan.shape === 'union' && kind?.kind !== 'records' ? plan.options.find((one) => accepts(one, value)) : plan;
  const parts: [string | number, unknown][] =
    typeof value !== 'object' || value === null ? [] : Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const planAt = (step: string | number, part: unknown): FieldPlan | undefined => {
    if (kind?.kind === 'records') return typeof part === 'object' ? kind.item : undefined;
    if (kind?.kind === 'block') return planIn(kind.types[Object(value).type], step);
    return planIn(option, step);
  };
  return parts.flatMap(([step, part]) => fieldsIn(planAt(step, part), part, [...path, step]));
}

const nodesIn = (map: PageMap | undefined): MappedNode[] => Object.values(map ?? {}).flat();

test('a click reaches at least 95 of 100 texts and pictures of the block types', async () => {
  const counts = await Promise.all(
    types.map(async (type) => {
      const fields = fieldsIn(planOf(siteCode.blockSchema(type)), parse(exampleOf(type)), ['blocks', 0]).map((path) => path.join('.'));
      const found = new Set(
        nodesIn(await opened.editing.map(`/only/${type}`)).flatMap((node) => node.fields.map(({ path }) => path.join('.'))),
      );
      return { type, all: fields.length, missing: fields.filter((path) => !found.has(path)) };
    }),
  );
  const all = counts.reduce((sum, one) => sum + one.all, 0);
  const missing = counts.reduce((sum, one) => sum + one.missing.length, 0);
  const lines = counts.map((one) => `${one.type}: ${one.all - one.missing.length} of ${one.all} ${one.missing.join(' ')}`);
  console.log(`${lines.join('\n')}\nall: ${all - missing} of ${all}`);
  expect((all - missing) / all).toBeGreaterThanOrEqual(0.95);
});

test('fields of a shared block lead to its file, those that the page replaces to the page', async () => {
  const { copy, page, editing } = opened;
  copy.write('shared/offer.yaml', 'type: notice\nheading: Shared heading\ntext: Shared text\nbutton: { label: Call us, to: /workshop }\n');
  const file = 'pages/only/offer.yaml';
  copy.write(file, 'path: /only/offer\ntitle: Offer\ndescription: One.\nblocks:\n  - use: offer\n    text: Own text\n');
  await page('/only/offer');
  const { ':header': _, ':footer': __, ...blocks } = (await editing.map('/only/offer')) ?? {};
  const found = nodesIn(blocks);
  expect(found.map(({ text, fields }) => [text, fields[0]?.file, fields[0]?.path.join('.')])).toEqual([
    ['Shared heading', 'shared/offer.yaml', 'heading'],
    ['Own text', file, 'blocks.0.text'],
    ['Call us', 'shared/offer.yaml', 'button.label'],
  ]);
});
