import { guarded } from '../../problems/unexpected-failure.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { resolveValue } from './resolve-value.ts';
import type { Resolver } from './resolver.ts';

/** Resolves a value at a path of the resolver's file. An exception becomes a problem of the resolver, and the value undefined. */
export const resolveGuarded = (schema: unknown, value: unknown, path: ValuePath, resolver: Resolver): unknown =>
  guarded(
    () => resolveValue(schema, value, path, resolver),
    (error) => resolver.fail(error, path),
  );
