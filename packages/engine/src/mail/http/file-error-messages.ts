import { activeFields } from '../../forms/fields/active-fields.ts';
import { fillInCount } from '../../model/count-text.ts';
import { fileKinds } from '../../model/file-kinds.ts';
import { fillIn } from '../../model/fill-in.ts';
import type { FormFacts } from '../../model/mail-facts.ts';
import type { FileField } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import type { FileError, FormPost } from '../post-data.ts';

const megabyte = 1024 * 1024;

type Texts = { language: string; strings: Pick<Strings, 'formFields'> };

/** Returns the messages for files that were not accepted, by field name: those of fields that are asked for. */
export function fileErrorMessages(
  { fields }: Pick<FormFacts, 'fields'>,
  { answers, fileErrors }: Pick<FormPost, 'answers' | 'fileErrors'>,
  texts: Texts,
): Record<string, string> {
  return Object.fromEntries(
    activeFields(fields, answers).flatMap((field) => {
      const error = Object.hasOwn(fileErrors, field.name) ? fileErrors[field.name] : undefined;
      return field.kind === 'file' && error ? [[field.name, messageFor(error, field, texts)] as const] : [];
    }),
  );
}

function messageFor(error: FileError, { accept, maxSize, maxCount, invalid }: FileField, { language, strings }: Texts): string {
  const texts = strings.formFields;
  switch (error) {
    case 'wrongKind':
      return invalid ?? fillIn(texts.fileKind, { kinds: accept.map((kind) => fileKinds[kind].label).join(', ') });
    case 'tooLarge':
      return invalid ?? fillIn(texts.fileSize, { limit: Math.round((maxSize / megabyte) * 10) / 10 });
    case 'tooMany':
      return invalid ?? fillInCount(texts.fileCount, maxCount, language);
    case 'allTooLarge':
      return texts.filesTooLarge;
    case 'empty':
      return texts.fileEmpty;
  }
}
