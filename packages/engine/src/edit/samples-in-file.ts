import { readYamlOf, sampleMarks, type ValuePath, valueAt } from '@pagewright/core';
import { placesIn } from './paths-of-problems.ts';

/** A text of a file that is marked as a sample. */
export type SampleText = { path: ValuePath; text: string };

/** Returns the texts on the lines of a file that are marked as samples. `file`: its path in the site folder. */
export function samplesInFile(file: string, text: string): SampleText[] {
  const lines = new Set(sampleMarks(text).map(([start]) => text.slice(0, start).split('\n').length));
  // Locating the values of thousands of records takes half a second.
  if (lines.size === 0) return [];
  const source = readYamlOf(file, text);
  const places = placesIn(source.value, [], (at) => source.locate(at, typeof at.at(-1) === 'number' ? 'value' : 'key'));
  return places.flatMap(({ path, place }): SampleText[] => {
    const value = valueAt(source.value, path);
    return typeof value === 'string' && lines.has(place.line) ? [{ path, text: value }] : [];
  });
}
