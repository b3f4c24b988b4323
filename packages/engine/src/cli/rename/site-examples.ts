import { extname } from 'node:path';
import type { Project } from '../declare/option.ts';
import { exampleNames } from '../example-names.ts';
import { loadProjectSite } from '../named-site.ts';

/** Returns calls of `rename` with names of the project's site, which only show what they would change. */
export async function renameExamples(project: Project): Promise<Record<'page' | 'record' | 'media', string | undefined>> {
  const named = await loadProjectSite(project);
  const { page, record, media } = named ? exampleNames(named) : {};
  return {
    page: page && `${page} ${page}-new --dry-run`,
    record: record && `${record} ${idOf(record)} --dry-run`,
    media: media && `${media} ${media.slice(0, -extname(media).length)}-new${extname(media)} --dry-run`,
  };
}

/** Returns another id of the same kind: a number, or a text. */
function idOf(record: string): string {
  const id = record.slice(record.lastIndexOf('/') + 1);
  return /^\d+$/.test(id) ? `${id}000` : `${id}-new`;
}
