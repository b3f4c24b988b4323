import type { YamlChange } from '../../yaml/edit/edit-yaml.ts';

/** Changes by file. A later change for the same place replaces an earlier one. */
export class ChangeList {
  readonly #files = new Map<string, Map<string, YamlChange>>();

  put(file: string, change: YamlChange): void {
    const places = this.#files.get(file) ?? new Map<string, YamlChange>();
    this.#files.set(file, places);
    places.set(change.kind === 'add' ? `${change.key} ${JSON.stringify(change.entry)}` : change.path.map(String).join('\0'), change);
  }

  byFile(): ReadonlyMap<string, YamlChange[]> {
    return new Map([...this.#files].map(([file, places]) => [file, [...places.values()]]));
  }
}
