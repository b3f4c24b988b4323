import type { Preset } from '../../content/presets.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { print, printError } from '../print.ts';
import type { Ask } from './ask.ts';

/** What lists show of a preset. */
export type PresetEntry = Pick<Preset, 'name' | 'description'>;

export const noPresets =
  'This site has no presets. A preset is a complete page in presets/, such as presets/offer.yaml, from which new ones start.';

/** Returns one line per preset: name and description; with numbers to choose by when `isNumbered`. */
export function presetLines(presets: readonly PresetEntry[], { isNumbered }: { isNumbered: boolean }): string {
  const width = Math.max(...presets.map(({ name }) => name.length));
  const digits = String(presets.length).length;
  return presets
    .map(({ name, description }, index) => {
      const number = isNumbered ? `${String(index + 1).padStart(digits + 2)}  ` : '';
      return `${number}${name.padEnd(width)}  ${description}`.trimEnd();
    })
    .join('\n');
}

/** Returns the message about a preset that does not exist. */
export function unknownPreset(name: string, presets: readonly PresetEntry[]): string {
  const names = presets.map((preset) => preset.name);
  if (names.length === 0) return noPresets;
  const nearest = nearestName(name, names);
  return `There is no preset "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''} Presets: ${names.join(', ')}.`;
}

/** The preset that pages start from when the author chooses none. */
const usual = 'landing';

/** Returns the name of the preset that applies without a choice: `landing`, or the first by name. Undefined without presets. */
export const defaultPreset = (presets: readonly PresetEntry[]): string | undefined =>
  (presets.find(({ name }) => name === usual) ?? presets[0])?.name;

/** Lets the author choose by number or by name, until there is such a preset. An empty answer chooses the default. */
export async function choosePreset(presets: readonly PresetEntry[], ask: Ask | undefined): Promise<string | undefined> {
  const fallback = defaultPreset(presets);
  if (!ask || presets.length < 2) return fallback;
  print(`Presets, pages to start from:\n${presetLines(presets, { isNumbered: true })}`);
  for (;;) {
    const answer = await ask(`Start from which preset (number or name, empty for ${fallback})? `);
    if (answer === '') return fallback;
    const chosen = presets.find(({ name }, index) => name === answer || String(index + 1) === answer);
    if (chosen) return chosen.name;
    printError(unknownPreset(answer, presets));
  }
}
