import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('focal-points');
const site = copySite('minimal', temp);
let html = '';

/** Returns the class names of the picture with an alternative text. */
const classesOf = (alt: string): string[] => new RegExp(`<img[^>]* alt="${alt}"[^>]* class="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];

beforeAll(async () => {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#456' } });
  writeFileSync(join(site.dir, 'media/wide.png'), await picture.png().toBuffer());
  site.write(
    'types/rooms.yaml',
    'one: Room\nmany: Rooms\nfields:\n  name: { label: Name, required: true }\n  photo: { label: Photo, kind: image }\n',
  );
  site.write(
    'collections/rooms.yaml',
    '- id: hall\n  name: The hall\n  photo: { src: /media/wide.png, alt: A hall, focus: 10% 100% }\n- id: attic\n  name: The attic\n  photo: { src: /media/wide.png, alt: An attic }\n',
  );
  site.write(
    'pages/rooms.yaml',
    `path: /rooms
title: Rooms
description: Two rooms and how to get there, with pictures whose most important part is not in the middle.
blocks:
  - type: page-header
    heading: Rooms
  - type: tabs
    heading: On the way
    tabs:
      - label: By train
        blocks:
          - type: steps
            heading: By train
            steps:
              - title: The station
                image: { src: /media/wide.png, alt: A station, focus: 30% 70% }
              - title: The bridge
      - label: By car
        blocks:
          - type: rich-text
            heading: By car
            content: Cars stay at the station.
  - type: list
    heading: All rooms
    records: rooms
`,
  );
  expect(await runMain('build', '--site', site.dir, '--out', join(temp, 'out'))).toMatchObject({ exitCode: 0, stderr: '' });
  html = readFileSync(join(temp, 'out/rooms/index.html'), 'utf8');
}, 60_000);

test('pictures of blocks, of blocks inside of them and of records are cropped around their focal point', () => {
  expect(classesOf('A station')).toContain('object-[30%_70%]');
  expect(classesOf('A hall')).toContain('object-[10%_100%]');
  const rules = [...html.matchAll(/\.(object-\\\[[^{}]*)\{([^}]*)\}/g)].map(([, name = '', rule]) => [name.replaceAll('\\', ''), rule]);
  expect(rules).toEqual([
    ['object-[10%_100%]', 'object-position:10% 100%'],
    ['object-[30%_70%]', 'object-position:30% 70%'],
  ]);
});

test('other pictures stay as they are', () => {
  expect(classesOf('An attic')).toContain('object-cover');
  expect(classesOf('An attic').join(' ')).not.toContain('object-[');
});
