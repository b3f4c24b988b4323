import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contrast, minContrast } from '../../../packages/core/src/model/contrast.ts';
import { palettesOf } from '../../../packages/core/src/rules/analysis/contrast.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { theme } from '../../../schemas/theme.ts';
import { looks } from '../../../src/looks/looks.ts';

const names = z.record(z.string(), z.string());
const palettesSchema = z.record(z.string(), z.object({ colors: names, darkMode: names }));

const palettes = looks.look.options.flatMap((look) => {
  const file = inProject('src', 'looks', look, 'palettes.yaml');
  if (!existsSync(file)) return [];
  return Object.entries(palettesSchema.parse(parse(readFileSync(file, 'utf8')))).map(([name, palette]) => ({ look, name, palette }));
});

describe('the palettes of looks', () => {
  test.each(['folio', 'hearth', 'timetable', 'poster', 'shelf', 'gazette'])('are two for a look that has some: %s', (name) => {
    expect(palettes.filter(({ look }) => look === name)).toHaveLength(2);
  });

  test.each(palettes)('$look: each pair of colours in "$name" can be read, in light and in dark', ({ palette }) => {
    const shown = palettesOf(palette, theme);
    expect(shown).toHaveLength(2);
    const faint = shown.flatMap(({ colors, pairs }) =>
      pairs.flatMap(({ text, on }) => (contrast(colors[text] ?? '', colors[on] ?? '') >= minContrast ? [] : [`${text} on ${on}`])),
    );
    expect(faint).toEqual([]);
  });
});
