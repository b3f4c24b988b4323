import { placeInFile, type SiteEditor, translationsOf, usesOfRecord } from 'pagewright/editing';
import { z } from 'zod';
import { parseJson } from './read-request.ts';

const placeSchema = z.tuple([z.string()], z.union([z.string(), z.int().nonnegative()]));

/** Returns where a value stands. `asked`: a JSON list of the file and the path in it. */
export function readPlace(editing: SiteEditor, asked: string): Promise<unknown> {
  const [file, ...path] = placeSchema.parse(parseJson(asked));
  return placeInFile(editing, file, path);
}

/** Returns the places that name a record. `asked`: its collection and its key, with a slash between them. */
export function readUses(editing: SiteEditor, asked: string): Promise<unknown> {
  const slash = asked.indexOf('/');
  return usesOfRecord(editing, asked.slice(0, slash), asked.slice(slash + 1));
}

/** Returns the translations of a part of a file. `asked`: as for a place. */
export function readTranslations(editing: SiteEditor, asked: string): Promise<unknown> {
  const [file, ...at] = placeSchema.parse(parseJson(asked));
  return translationsOf(editing, { file, at });
}
