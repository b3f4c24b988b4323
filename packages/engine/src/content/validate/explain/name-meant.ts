import { z } from 'zod';
import { accepts } from '../../../field-kinds/accepts.ts';
import { nearestName } from '../../../problems/nearest-name.ts';
import { unwrapSchema } from '../../../schema/fields/unwrap-schema.ts';
import { childSchema } from '../schema-walk.ts';
import { isSynonym } from './field-synonyms.ts';

/** An unknown field: its name and value, the schema of its object, the fields that are absent there, and the required ones of those. */
export type UnknownName = { field: string; value: unknown; schema: unknown; free: readonly string[]; lacks: readonly string[] };

/** Returns the absent field that the name of an unknown field means: misspelt, one of whose choices is the value, or a synonym. */
export function nameMeant({ field, value, schema, free, lacks }: UnknownName): string | undefined {
  const fits = (name: string): boolean => accepts(childSchema(schema, name), value);
  const nearest = nearestName(field, free);
  if (nearest !== undefined && fits(nearest)) return nearest;
  const choices = free.filter((name) => unwrapSchema(childSchema(schema, name)) instanceof z.ZodEnum && fits(name));
  const others = choices.filter((name) => isSynonym(field, name));
  const chosen = choices.length === 1 ? choices : others;
  return onlyOf(chosen) ?? nearest ?? onlyOf(synonymsIn(lacks, field), fits) ?? onlyOf(synonymsIn(free, field), fits);
}

const synonymsIn = (names: readonly string[], field: string): string[] => names.filter((name) => isSynonym(field, name));

/** Returns the only name, or the only one of several that passes a test. */
function onlyOf(names: readonly string[], test: (name: string) => boolean = () => false): string | undefined {
  if (names.length <= 1) return names[0];
  const passing = names.filter(test);
  return passing.length === 1 ? passing[0] : undefined;
}
