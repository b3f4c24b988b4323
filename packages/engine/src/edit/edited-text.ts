import { type Site, UneditableError } from '@pagewright/core';
import type { EditHistory } from './edit-history.ts';
import { editMerged, editText, fixText } from './edit-text.ts';
import { editableFile } from './editable-file.ts';
import { mergeYaml } from './merge-yaml.ts';
import type { ProposedSite } from './proposed-site.ts';
import { requireValue } from './read-value.ts';
import { readSource } from './site-changes.ts';
import type { Edit } from './site-editor-types.ts';

type Parts = { siteDir: string; history: EditHistory; schemas: Site['schemas']; proposed: ProposedSite };

/** Returns the file of an edit, and the text that was edited. Throws `UneditableError` when one of them is not known. */
export function baseOfEdit(edit: Edit, { siteDir, history }: Pick<Parts, 'siteDir' | 'history'>): { absolute: string; base: string } {
  const absolute = editableFile(siteDir, edit.file);
  const base = history.textOf(edit.version);
  if (absolute === undefined) throw new UneditableError(base === undefined ? 'it is no YAML file of the site' : 'it was deleted or moved');
  if (base === undefined) throw new UneditableError('its version is not known; read it again');
  return { absolute, base };
}

/** A file of an edit: `base` is the text that the edit was made for, and `before` its text now. */
type EditedText = { absolute: string; base: string; before: string; text: string | undefined };

/** Returns the text of a file after an edit. It is undefined when somebody has changed the same lines. */
export async function editedText(edit: Edit, parts: Parts): Promise<EditedText> {
  const { absolute, base } = baseOfEdit(edit, parts);
  const { text: before } = await readSource(absolute);
  for (const known of [base, before]) requireValue(edit.file, known);
  const text = mergeYaml(edit.file, base, editText(base, edit, parts), before) ?? editMerged(base, before, edit, parts);
  return {
    absolute,
    base,
    before,
    text: text === undefined || !edit.fix ? text : await fixText({ absolute, file: edit.file, text }, edit.fix, parts.proposed),
  };
}
