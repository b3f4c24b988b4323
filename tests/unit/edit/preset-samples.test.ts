import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYamlOf, sampleMarks } from '@pagewright/core';
import { expect, test } from 'vitest';
import { inventedValues } from '../../../packages/engine/src/edit/mark-samples.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../../src/site.ts';

/** Money and time of a country. To a schema, they are a choice as any other. */
const isOfPlace = /^ *(?:currency|timeZone): /;

/** What a form asks everywhere is true for every site. */
const isOfForm = /^ *(?:- )?(?:label|submitLabel|placeholder|hint): /;

test.each([
  'site.config/presets',
  'sites/clinic/site.config/presets',
  'starters/blank/content/presets',
  'starters/museum/content/presets',
  'starters/restaurant/content/presets',
  'starters/ferry/content/presets',
  'starters/course/content/presets',
  'starters/local-service/content/presets',
  'starters/charity/content/presets',
  'starters/estate-agent/content/presets',
  'starters/association/content/presets',
])(
  'in %s, every text, day, time, number, address and tick that is invented is marked as a sample, so that nobody publishes it unnoticed',
  (folder) => {
    const unmarked = readdirSync(inProject(folder)).flatMap((name) => {
      const text = readFileSync(inProject(join(folder, name)), 'utf8');
      const lines = text.split('\n');
      const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length - 1;
      const marked = new Set(sampleMarks(text).map(([start]) => lineAt(start)));
      const { blocks } = Object(readYamlOf(name, text).value);
      const places = lines.flatMap((line, index) =>
        isOfPlace.test(line) && !marked.has(index) ? [`${name}:${index + 1} ${line.trim()}`] : [],
      );
      const values = inventedValues(
        text,
        (path) => (path[0] === 'blocks' ? { block: blocks[Number(path[1])], path: path.slice(2) } : undefined),
        siteCode,
      )
        .filter(({ at, block }) => !marked.has(lineAt(at)) && !(block.type === 'form' && isOfForm.test(lines[lineAt(at)] ?? '')))
        .map(({ at }) => `${name}:${lineAt(at) + 1} ${lines[lineAt(at)]?.trim()}`);
      return [...places, ...values];
    });
    expect(unmarked).toEqual([]);
  },
);
