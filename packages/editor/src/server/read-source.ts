import { describeSource, type Editing, type FormSource } from 'pagewright/editing';
import { sourceSchema } from './edit-schemas.ts';

/** Returns what a form edits and which pages show it. `asked` is JSON: a file and a path in it. */
export function readSource(editing: Editing, asked: string): Promise<FormSource | undefined> {
  const { file, path } = sourceSchema.parse(JSON.parse(asked));
  return editing.readSite((site) => describeSource(file, path, site));
}
