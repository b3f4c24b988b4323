import { describe, expect, inject } from 'vitest';
import { readPageState, sound } from './support/page-state.ts';
import { test } from './support/test.ts';

for (const [name, { origin, paths }] of Object.entries(inject('sites')))
  describe(`every block type and layout of the site "${name}" is on a page that shows its heading, runs, fits and has no fault`, () => {
    for (const path of paths)
      for (const width of [390, 1440])
        test(`${path} at ${width} px`, async ({ browser }) => {
          await browser.open(origin + path, width);
          expect(await browser.evaluate(readPageState, 15_000)).toEqual(sound);
        });
  });
