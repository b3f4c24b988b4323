import { join } from 'node:path';

/** Returns the file that says where a project is published: beside package.json, because who edits a site must not choose where it is written. */
export const publishFileOf = (root: string): string => join(root, 'publish.yaml');
