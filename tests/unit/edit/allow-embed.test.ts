import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { openEditing } from './open-editing.ts';

const file = 'pages/workshop.yaml';
const googleMaps = 'https://www.google.com/maps/embed?pb=!1m18!1m12';

test('a service that a block needs is allowed in site.yaml with the block, as one change', async () => {
  const { editing, copy, page, reload } = await openEditing(tempFolder('allow-embed'));
  const [before, settings] = [copy.read(file), copy.read('site.yaml')];
  expect(settings).not.toContain('google-maps');
  const { version, blocks } = await page('/workshop');
  const block = { type: 'map', heading: 'Find us', address: ['1 Loom Street'], interactiveMap: { googleMaps } };
  const edit = { file, version, changes: [{ kind: 'insert', path: ['blocks'], at: blocks.length, value: block } as const] };
  const refused = await editing.apply(edit);
  const problem = refused.outcome === 'refused' ? refused.problems.find(({ code }) => code === 'undeclared-embed') : undefined;
  expect(problem).toMatchObject({
    isFixable: true,
    embed: { name: 'google-maps', label: 'Google Maps' },
    path: ['blocks', blocks.length, 'interactiveMap', 'googleMaps'],
  });
  const fix = { code: 'undeclared-embed', path: problem?.path ?? [] };
  expect(await editing.apply({ ...edit, fix })).toMatchObject({ outcome: 'written', file });
  expect(copy.read('site.yaml')).toMatch(/^embeds: .*google-maps/m);
  expect(copy.read(file)).toContain(googleMaps);
  await reload();
  expect(editing.changes()[0]?.files).toEqual([file, 'site.yaml']);
  await editing.undo();
  expect([copy.read(file), copy.read('site.yaml')]).toEqual([before, settings]);
});

test('a service is allowed for a block that is in the file already', async () => {
  const text = `path: /visit
title: Visit us
description: A page with a map that visitors can move, after a click on its button.
blocks:
  - type: map
    heading: Find us
    address: [1 Loom Street]
    interactiveMap:
      googleMaps: ${googleMaps}
`;
  const { editing, copy, page } = await openEditing(tempFolder('allow-embed-later'), { 'pages/visit.yaml': text });
  const { version } = await page('/visit');
  const fix = { code: 'undeclared-embed', path: ['blocks', 0, 'interactiveMap', 'googleMaps'] };
  expect(await editing.apply({ file: 'pages/visit.yaml', version, changes: [], fix })).toMatchObject({ outcome: 'written' });
  expect(copy.read('site.yaml')).toMatch(/^embeds: .*google-maps/m);
  expect(copy.read('pages/visit.yaml')).toBe(text);
});
