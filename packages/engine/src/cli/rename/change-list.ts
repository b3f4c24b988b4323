import type { YamlChange } from '../../yaml/edit/edit-yaml.ts';

/** Changes by file. A later change for the same place replaces an earlier one, and a removal all earlier changes of its entries. */
export class ChangeList {
  readonly #files = new Map<string, Map<string, YamlChange>>();

  put(file: string, change: YamlChange): void {
    const places = this.#files.get(file) ?? new Map<string, YamlChange>();
    this.#files.set(file, places);
    if (change.kind === 'remove') {
      for (const index of change.indexes)
        for (const place of places.keys()) if (place.startsWith(`${change.key}\0${index}\0`)) places.delete(place);
    }
    places.set(placeOf(change), change);
  }

  byFile(): ReadonlyMap<string, YamlChange[]> {
    return new Map([...this.#files].map(([file, places]) => [file, [...places.values()]]));
  }
}

function placeOf(change: YamlChange): string {
  switch (change.kind) {
    case 'add':
      return `${change.key} ${JSON.stringify(change.entry)}`;
    case 'remove':
      return change.key;
    default:
      return change.path.map(String).join('\0');
  }
}
