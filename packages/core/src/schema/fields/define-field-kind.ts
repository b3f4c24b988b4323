import type { z } from 'zod';
import { trustType } from '../../trust/trust-type.ts';
import type { Resolved } from '../resolved.ts';
import { type CustomKind, type CustomValue, fieldKinds, toCustomKind } from './field-kinds.ts';

/** Declares a field kind of a site. Returns the schema of its fields. Throws for a key that does not exist. */
export function defineFieldKind<Schema extends z.ZodType, Result>(
  kind: CustomKind<Schema, Resolved<z.output<Schema>>, Result>,
): z.ZodType<CustomValue<Result>> {
  const schema: z.ZodType = kind.schema;
  // A copy, so that the schema of the kind stays without a kind: editors and messages use it.
  return trustType<z.ZodType<CustomValue<Result>>>(schema.clone().register(fieldKinds, toCustomKind(kind)));
}
