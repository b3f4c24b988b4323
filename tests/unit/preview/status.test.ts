import { beforeEach, describe, expect, test } from 'vitest';
import { createContentSchemas } from '../../../packages/core/src/schema/content-schemas.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import type { PreviewPart } from '../../../packages/engine/src/preview/preview-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { EditedSite } from '../../support/edited-site.ts';

const temp = tempFolder('status');
let edited: EditedSite;

const keyOf = (part: PreviewPart): string[] => ('block' in part ? [part.block.key] : []);

beforeEach(async () => {
  edited = await EditedSite.open(temp);
});

describe('what visitors do not see', () => {
  test('is a hidden block: it is shown below a badge, with its pictures', async () => {
    const before = edited.partsAt('/workshop') ?? [];
    edited.copy.edit('pages/workshop.yaml', '- type: text-image', '- type: text-image\n    hidden: true');
    await edited.reload();
    const at = before.indexOf('text-image');
    const badge = `Hidden: Block ${at + 1} (text-image): visitors do not see this block.`;
    expect(edited.partsAt('/workshop')).toEqual(before.toSpliced(at, 0, badge));
    const html = JSON.stringify(edited.shown('/workshop').model);
    const [, picture = ''] = /"(\/media\/[^" ]+)/.exec(html) ?? [];
    expect(edited.site.media(picture.replace('/media/', ''))).toBeDefined();
  });

  test('are anchors that the layout of a page does not show', async () => {
    const anchors = 'anchors: [{ label: Top, to: "#top" }]\n';
    edited.copy.edit('pages/workshop.yaml', 'blocks:', `${anchors}blocks:`);
    await edited.reload();
    expect(edited.shown('/workshop').model.anchors).toEqual([]);
    edited.copy.edit('pages/workshop.yaml', 'blocks:', 'layout: landing\nblocks:');
    await edited.reload();
    expect(edited.shown('/workshop').model.anchors).toEqual([{ label: 'Top', to: '#top' }]);
  });

  test('is a hidden block with an error: it has a card', async () => {
    edited.copy.edit('pages/workshop.yaml', '- type: text-image', '- type: text-image\n    hidden: true\n    nonsense: 1');
    await edited.reload();
    expect(edited.partsAt('/workshop')).toContain('card: unknown-field');
  });

  test.each([
    ['draft: true', 'Draft', 'Visitors do not see this page yet.'],
    ['publish: { from: 2025-05-02 }', 'Published on 2025-05-02', 'Visitors do not see this page yet.'],
    ['publish: { until: 2025-04-30 }', 'Published until 2025-04-30', 'Visitors no longer see this page.'],
  ])('is a page with "%s"', async (line, label, text) => {
    expect(edited.site.statusOf(edited.shown('/workshop')).badge).toBeUndefined();
    edited.copy.edit('pages/workshop.yaml', 'blocks:', `${line}\nblocks:`);
    await edited.reload();
    expect(edited.site.statusOf(edited.shown('/workshop')).badge).toEqual({ label, text });
  });
});

test('a problem names the block or the page that it is in', async () => {
  edited.copy.edit('pages/workshop.yaml', 'heading: The bench', 'heading: "**The** bench"');
  edited.copy.edit('pages/questions.yaml', 'type: faq', 'type: faqq');
  await edited.reload();
  expect(edited.site.statusOf(edited.shown('/workshop')).here).toMatchObject([
    { block: edited.shown('/workshop').parts.flatMap(keyOf)[0] },
  ]);
  expect(edited.site.statusOf(edited.shown('/workshop')).inOtherFiles).toMatchObject([{ page: '/questions' }]);
});

test('a page that has never been valid has the default layout of the site', async () => {
  const { default: first, landing } = siteCode.content.layouts;
  if (!first || !landing) throw new Error('The site has no such layouts.');
  const code = { ...siteCode, ...createContentSchemas({ ...siteCode.content, layouts: { landing, default: first } }) };
  edited.copy.write('pages/new.yaml', 'path: /new\ntitle: [\n');
  const site = new DevSite(edited.copy.dir, code, () => new Date('2025-05-01'));
  await site.reload();
  site.check();
  expect(site.page('/new')?.model).toMatchObject({ layout: 'landing', blocks: [] });
});
