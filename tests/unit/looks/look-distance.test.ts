import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { looks } from '../../../src/looks/looks.ts';
import { buildTenSections } from '../../support/layout/build-ten-sections.ts';
import { distanceOfPages, distancesOfParts, type Layouts, layoutWidths, measureLayouts } from '../../support/layout/measure-layout.ts';
import { layoutThresholds } from '../../support/layout/thresholds.ts';

/** `weave` is `plain` with a pattern: the same composition on purpose. */
const sameComposition = new Set(['weave plain', 'plain weave']);

const names = looks.look.options;
const pairs = names
  .flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const))
  .filter((pair) => !sameComposition.has(pair.join(' ')));

describe.runIf(isSweep)('two looks, with the same colours and fonts,', () => {
  const measured = new Map<string, Layouts>();

  beforeAll(async () => {
    const temp = tempFolder('looks-apart');
    const folders: string[] = [];
    for (const name of names) folders.push(await buildTenSections(join(temp, name), (settings) => settings.setIn(['theme', 'look'], name)));
    const layouts = await measureLayouts(folders);
    for (const [index, name] of names.entries()) {
      const layout = layouts[index];
      if (layout) measured.set(name, layout);
    }
  }, 300_000);

  test.each(pairs)('%s and %s are composed differently', (one, other) => {
    const [a, b] = [measured.get(one), measured.get(other)];
    if (!a || !b) throw new Error('A look was not measured.');
    for (const width of layoutWidths) {
      expect.soft(distanceOfPages(a[width].page, b[width].page), `${width} px`).toBeGreaterThan(layoutThresholds[width]);
      const parts = distancesOfParts(a[width], b[width]);
      if (process.env.SHOW)
        console.log(
          one,
          other,
          width,
          distanceOfPages(a[width].page, b[width].page),
          [...parts],
          a[width].page.map((x, i) => distanceOfPages([x], b[width].page.slice(i, i + 1)).toFixed(2)).join(' '),
        );
      const different = [...parts].filter(([, distance]) => distance > layoutThresholds[width]).map(([part]) => part);
      expect.soft(different.length, `${width} px: ${different.join(', ')}`).toBeGreaterThanOrEqual(4);
    }
  });
});
