import { z } from 'zod';

const place = { path: z.string().min(1).max(200), index: z.int().nonnegative() };

const versioned = { ...place, version: z.string().max(100) };

/** Changes of a block that may be about several files, as a browser posts them. */
export const blockTaskSchemas = [
  z.strictObject({
    kind: z.literal('paste-block'),
    path: place.path,
    at: place.index,
    text: z.string().min(1).max(500_000),
    cutFrom: z.strictObject(place).optional(),
  }),
  z.strictObject({ kind: z.literal('share-block'), ...versioned, name: z.string().min(1).max(200) }),
  z.strictObject({ kind: z.literal('own-block'), ...versioned }),
  z.strictObject({ kind: z.literal('delete-block'), ...versioned }),
] as const;
