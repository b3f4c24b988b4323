import type { SourceFile } from '../../yaml/yaml-file.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns the YAML files of a site without syntax errors, each once. Without those of pages and fetched records. */
export const yamlFiles = ({
  collections,
  shared,
  strings,
  settingsFile,
}: Pick<RuleInput, 'collections' | 'shared' | 'strings' | 'settingsFile'>): SourceFile[] =>
  [
    ...new Map(
      [settingsFile, ...[...collections, ...shared, ...strings].map(({ file }) => file)].map((file) => [file.shown, file]),
    ).values(),
  ].filter(({ problems, shown }) => problems.length === 0 && !shown.endsWith('.json'));
