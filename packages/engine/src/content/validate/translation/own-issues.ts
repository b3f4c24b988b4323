import type { z } from 'zod';
import { isOwnPath } from './merge-own.ts';

type Issues = readonly z.core.$ZodIssue[];

/** Returns the parts of issues that concern the values of a translation. The others are reported in the original. */
export const ownIssues = (issues: Issues, own: unknown): z.core.$ZodIssue[] =>
  issues.flatMap((issue): z.core.$ZodIssue[] => {
    if (issue.code !== 'unrecognized_keys') return isOwnPath(own, issue.path) ? [issue] : [];
    const keys = issue.keys.filter((key) => isOwnPath(own, [...issue.path, key]));
    return keys.length > 0 ? [{ ...issue, keys }] : [];
  });
