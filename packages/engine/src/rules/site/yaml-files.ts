import type { SourceFile } from '../../content/find/yaml-reader.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns the YAML files of a site without syntax errors, each once. */
export const yamlFiles = ({ pages, collections, shared, strings, settingsFile }: RuleInput): SourceFile[] =>
  [
    ...new Map(
      [settingsFile, ...[...pages, ...collections, ...shared, ...strings].map(({ file }) => file)].map((file) => [file.shown, file]),
    ).values(),
  ].filter(({ problems }) => problems.length === 0);
