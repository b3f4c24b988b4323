import type { Problem } from '../../problems/problem.ts';
import type { ValuePath, YamlFile } from '../yaml-file.ts';
import { editYaml } from './edit-yaml.ts';
import { UneditableError } from './yaml-text.ts';

/** Returns the fix that removes a field. Comments above it and everything else stay. No fix where that is not safe. */
export function removal({ readText }: Pick<YamlFile, 'readText'>, path: ValuePath): Pick<Problem, 'edits'> {
  try {
    return { edits: editYaml(readText(), [{ kind: 'delete', path }]) };
  } catch (error) {
    if (error instanceof UneditableError) return {};
    throw error;
  }
}
