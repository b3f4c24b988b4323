import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { buildTenSections } from '../../support/layout/build-ten-sections.ts';
import { distanceOfPages, layoutWidths, measureLayouts } from '../../support/layout/measure-layout.ts';
import { layoutThresholds } from '../../support/layout/thresholds.ts';

const colorNames = ['dark', 'light', 'paper', 'highlight', 'primary', 'secondary'];
const themesSchema = z.object({
  fonts: z.record(z.string(), z.object({ family: z.string(), file: z.string(), weights: z.string() })),
  themes: z.record(
    z.string(),
    z.object({
      colors: z.array(z.string()),
      fonts: z.tuple([z.string(), z.string()]),
      style: z.record(z.string(), z.string()).default({}),
    }),
  ),
});
const { fonts, themes } = themesSchema.parse(parse(readFileSync(join(import.meta.dirname, 'themes.yaml'), 'utf8')));
type Theme = (typeof themes)[string];

const temp = tempFolder('themes');

/** Builds the page of ten sections with a theme. Returns the folder of the built site. */
const buildWith = (name: string, { colors, fonts: [display, text], style }: Theme): Promise<string> =>
  buildTenSections(join(temp, name), (settings) => {
    settings.setIn(['theme', 'colors'], Object.fromEntries(colorNames.map((color, index) => [color, colors[index]])));
    // Copies, because the file would name the same object twice.
    settings.setIn(['theme', 'fonts'], { display: { ...fonts[display] }, text: { ...fonts[text] } });
    settings.setIn(['theme', 'style'], style);
  });

describe.runIf(isSweep)('themes of one look', () => {
  test('are nearer to each other than half of the threshold, which is not higher than it has to be', async () => {
    const names = Object.keys(themes);
    expect(names).toHaveLength(10);
    const folders: string[] = [];
    for (const [name, theme] of Object.entries(themes)) folders.push(await buildWith(name, theme));
    const layouts = await measureLayouts(folders);
    for (const width of layoutWidths) {
      const distances = layouts.flatMap((one, index) =>
        layouts.slice(index + 1).map((other) => distanceOfPages(one[width].page, other[width].page)),
      );
      const largest = Math.max(...distances);
      expect.soft(largest, `${width} px`).toBeLessThanOrEqual(layoutThresholds[width] / 2);
      expect.soft(largest, `${width} px`).toBeGreaterThan(layoutThresholds[width] / 2 - 0.02);
    }
  });
});
