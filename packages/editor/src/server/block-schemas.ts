import { z } from 'zod';
import { requestLimits } from '../request-limits.ts';

const place = { path: z.string().min(1).max(requestLimits.name), index: z.int().nonnegative() };

const versioned = { ...place, version: z.string().max(requestLimits.own) };

/** Changes of a block that may be about several files, as a browser posts them. */
export const blockTaskSchemas = [
  z.strictObject({
    kind: z.literal('paste-block'),
    path: place.path,
    at: place.index,
    text: z.string().min(1).max(requestLimits.block),
    cutFrom: z.strictObject(place).optional(),
  }),
  z.strictObject({ kind: z.literal('share-block'), ...versioned, name: z.string().min(1).max(requestLimits.name) }),
  z.strictObject({ kind: z.literal('own-block'), ...versioned }),
  z.strictObject({ kind: z.literal('delete-block'), ...versioned }),
] as const;
