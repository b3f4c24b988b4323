import { accepts, kindOf } from '../field-kind.ts';
import { explainColour } from './explain-colour.ts';
import { explainDate } from './explain-date.ts';
import { explainLink } from './explain-link.ts';
import { explainMediaPath } from './explain-media-path.ts';
import { explainName, explainPath } from './explain-name.ts';
import { hiddenCharacter } from './hidden-character.ts';
import { emptyText, type Mismatch, opening, type Words } from './mismatch.ts';

/** Says why a value of the right kind does not have the form that its field takes. `accepted` names that form. */
export function explainFormat(mismatch: Mismatch, accepted: string): Words {
  const { found, schema } = mismatch;
  if (typeof found === 'string') {
    if (found.trim() === '') return emptyText(mismatch, `Accepted: ${accepted}.`);
    // What its own field takes was refused by a rule over several fields.
    if (accepts(schema, found)) return refused(mismatch, accepted);
    switch (kindOf(schema)?.kind) {
      case 'href':
        return explainLink(mismatch, found, accepted);
      case 'media':
      case 'file':
      case 'video':
        return explainMediaPath(mismatch, found, accepted);
      case 'colour':
        return explainColour(mismatch, accepted);
      case 'name':
        return explainName(mismatch, found, accepted);
      case 'path':
        return explainPath(mismatch, found, accepted);
      case 'date':
        return explainDate(mismatch, found, accepted);
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
