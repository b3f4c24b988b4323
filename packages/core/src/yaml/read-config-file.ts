import type { z } from 'zod';
import { readYamlOf } from './yaml-file.ts';

/** A YAML file of an operator, beside the content of a site: its path, which messages show, its text, and the schema of its value. */
type ConfigFile<Schema extends z.ZodType> = { file: string; text: string; schema: Schema };

/** Reads the value of a file. An empty file is an empty map. Throws an `Error` with each mistake: its line, and what is expected there. */
export function readConfigFile<Schema extends z.ZodType>({ file, text, schema }: ConfigFile<Schema>): z.output<Schema> {
  const read = readYamlOf('config.yaml', text, file);
  const [problem] = read.problems;
  if (problem) throw new Error(`${file}:${problem.line}:${problem.column}  ${problem.message}`);
  const parsed = schema.safeParse(read.value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const { line, column } = read.locate(issue.path, 'value');
    return `${file}:${line}:${column}  ${[...issue.path, mistakeOf(issue)].join(': ')}`;
  });
  throw new Error(lines.join('\n'));
}

/** Returns what is wrong in a file, in words. */
function mistakeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.map((key) => `"${key}"`).join(' and ')}`;
  const expected = issue.message.replace(/^Invalid (?:input|option): expected /, '');
  // Only a schema with words of its own says what to write.
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return expected === issue.message ? `it is missing: write ${expected}` : 'it is missing';
  return `expected ${expected}`;
}
