import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { openEditing } from './open-editing.ts';

const temp = tempFolder('block-texts');

const before = `path: /block-texts
title: Block texts
description: Texts that are written below their fields.
blocks:
  - type: page-header
    heading: >
      Made by hand in the open, as people
      have done before
    text: |
      One line
      Two lines
    eyebrow: >-
      New
    # The end.
`;

test('texts in blocks of YAML are shown as they are read, and stay in their blocks when they are changed', async () => {
  const opened = await openEditing(temp, { 'pages/block-texts.yaml': before });
  const map = Object.values((await opened.editing.map('/block-texts')) ?? {}).flat();
  expect(
    map.flatMap(({ text, fields }) => fields.filter(({ file }) => file.startsWith('pages/')).map(({ text: kind }) => [text, kind])),
  ).toEqual([
    ['New', 'plain'],
    ['Made by hand in the open, as people have done before', 'plain'],
    ['One line\nTwo lines', 'plain'],
  ]);
  const { file, version } = await opened.page('/block-texts');
  const put = (field: string, value: string) => ({ kind: 'put', path: ['blocks', 0, field], value }) as const;
  const changes = [
    put('heading', 'Made by hand in Lyon and in the open, as people have done before\n'),
    put('text', 'One line\nAnother\n'),
    put('eyebrow', 'Newer'),
  ];
  expect(await opened.editing.apply({ file, version, changes })).toMatchObject({ outcome: 'written' });
  expect(opened.copy.read('pages/block-texts.yaml').toString()).toBe(
    before
      .replace('hand in the open, as people\n      have', 'hand in Lyon and in the\n      open, as people have')
      .replace('Two lines', 'Another')
      .replace('New\n', 'Newer\n'),
  );
});
