import { basename } from 'node:path';
import { slugOf } from '../../text/slug.ts';
import { UsageError } from '../declare/usage-error.ts';

/** The names of a new site: as people read it, and of its package. */
export type SiteNames = { name: string; packageName: string };

/** Names that stay as they are as plain texts in YAML and Markdown. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’–-]*$/u;

/** Derives the names from the folder: `north-lights` is `North lights`. Throws `UsageError` for a name that a site cannot start with. */
export function siteNames(folder: string, written: string | undefined): SiteNames {
  const name = written?.trim() ?? sentence(basename(folder).replaceAll(/[-_.]+/g, ' '));
  if (!plainName.test(name))
    throw new UsageError(
      `"${name}" cannot be the first name of a site: only letters, digits, spaces and . , & ' -. Change it in site.yaml later.`,
    );
  const packageName = slugOf(name);
  if (!/^[a-z0-9-]+$/.test(packageName))
    throw new UsageError(
      `"${name}" has no letter from a to z, which the package needs. Choose another folder and use --name for the name.`,
    );
  return { name, packageName };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
