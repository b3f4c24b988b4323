import { join } from 'node:path';
import { applyEdits, editYaml } from '@pagewright/core';
import { problemsOfText } from './edit-text.ts';
import type { FileChange } from './file-changes.ts';
import { pathInSite } from './path-in-site.ts';
import type { ProposedSite } from './proposed-site.ts';
import { requireValue } from './read-value.ts';
import { readSource } from './site-changes.ts';
import type { Edit } from './site-editor-types.ts';

type Site = { siteDir: string; proposed: ProposedSite };

/** Returns a change, and one of `site.yaml` that allows the service which a block cannot do without, when that is what is fixed. */
export async function withEmbed(change: FileChange, fix: Edit['fix'], { siteDir, proposed }: Site): Promise<FileChange[]> {
  const { absolute, after: text = '' } = change;
  if (fix?.code !== 'undeclared-embed') return [change];
  const { problems } = await proposed.compare(new Map([[absolute, text]]));
  const found = problemsOfText({ absolute, file: pathInSite(siteDir, absolute), text }, problems).find(
    ({ code, path }) => code === fix.code && path.join() === fix.path.join(),
  );
  if (!found?.embed) return [change];
  const settings = join(siteDir, 'site.yaml');
  const { text: before } = await readSource(settings);
  const { embeds } = Object(requireValue('site.yaml', before));
  const value = [...(Array.isArray(embeds) ? embeds : []), found.embed.name];
  return [change, { absolute: settings, before, after: applyEdits(before, editYaml(before, [{ kind: 'put', path: ['embeds'], value }])) }];
}
