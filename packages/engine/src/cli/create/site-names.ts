import { basename } from 'node:path';
import { slugOf } from '../../text/slug.ts';
import { UsageError } from '../declare/usage-error.ts';

/** The names of a new site: as people read it, and of its package. */
export type SiteNames = { name: string; packageName: string };

/** Derives the names from the folder: `north-lights` is `North lights`. Throws `UsageError` when the name has no letter. */
export function siteNames(folder: string, written: string | undefined): SiteNames {
  const name = written?.trim() ?? sentence(basename(folder).replaceAll(/[-_.]+/g, ' '));
  const packageName = slugOf(name);
  if (!/^[a-z0-9-]+$/.test(packageName))
    throw new UsageError(
      `"${name}" has no letter from a to z, which the package needs. Choose another folder and use --name for the name.`,
    );
  return { name, packageName };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
