import { colourMistake } from './colour-mistake.ts';
import { dateMistake } from './date-mistake.ts';
import { accepts, kindOf } from './field-kind.ts';
import { hiddenCharacter } from './hidden-character.ts';
import { linkMistake } from './link-mistake.ts';
import { mediaPathMistake } from './media-path-mistake.ts';
import { emptyText, type Mismatch, opening, type Words } from './mismatch.ts';
import { nameMistake, pathMistake } from './name-mistake.ts';

/** Says why a value of the right kind does not have the form that its field takes. `accepted` names that form. */
export function formatMistake(mismatch: Mismatch, accepted: string): Words {
  const { found, schema } = mismatch;
  if (typeof found === 'string') {
    if (found.trim() === '') return emptyText(mismatch, `Accepted: ${accepted}.`);
    // What its own field takes was refused by a rule over several fields.
    if (accepts(schema, found)) return refused(mismatch, accepted);
    switch (kindOf(schema)?.kind) {
      case 'href':
        return linkMistake(mismatch, found, accepted);
      case 'media':
      case 'file':
      case 'video':
        return mediaPathMistake(mismatch, found, accepted);
      case 'colour':
        return colourMistake(mismatch, accepted);
      case 'name':
        return nameMistake(mismatch, found, accepted);
      case 'path':
        return pathMistake(mismatch, found, accepted);
      case 'date':
        return dateMistake(mismatch, found, accepted);
      case 'text':
      case 'rich':
        return hiddenCharacter(mismatch, found);
      case 'records':
        return { ...refused(mismatch, accepted), fix: mismatch.corrected(`[${found}]`) };
    }
  }
  return refused(mismatch, accepted);
}

const refused = ({ field, found, written }: Mismatch, accepted: string): Words => ({
  code: 'not-accepted',
  ...(typeof found === 'object'
    ? { message: `"${field}" must be ${accepted}.` }
    : { message: `${opening(found, written)} is not accepted for "${field}".`, hint: `Accepted: ${accepted}.` }),
});
