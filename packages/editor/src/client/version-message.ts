import { fillIn } from '@pagewright/core/browser';
import type { ChangedFile, Outline, VersionsOverview } from 'pagewright/editing';
import type { Texts } from '../texts/index.ts';
import { changedName } from './changed-name.ts';
import { nameInWords } from './words-of-change.ts';

/** How many names a message has. A choice: it is the first line of a commit. */
const maxNames = 3;

/** Returns what a version changes in a sentence, such as "Change title of Home; add Wine evening". */
export function versionMessage(
  { changes, hasPublished }: Pick<VersionsOverview, 'changes' | 'hasPublished'>,
  texts: Texts,
  outline?: Outline,
): string {
  if (!hasPublished) return texts.messageFirst;
  const named = (kind: ChangedFile['kind'], text: string): string[] => {
    const names = [
      ...new Set(
        changes
          .filter((one) => one.kind === kind)
          .map((one) => nameOf(one, changedName(one, texts, outline?.collections), { outline, texts })),
      ),
    ];
    const shown = names.slice(0, maxNames).join(', ');
    const rest = names.length - maxNames;
    return names.length === 0 ? [] : [fillIn(text, { names: rest > 0 ? `${shown} ${fillIn(texts.moreChanges, { count: rest })}` : shown })];
  };
  const sentence = [
    ...named('changed', texts.messageTitle),
    ...named('added', texts.messageNew),
    ...named('removed', texts.messageDeleted),
  ].join('; ');
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** A change of one value is named by it. */
function nameOf({ file, values }: ChangedFile, name: string, { outline, texts }: { outline: Outline | undefined; texts: Texts }): string {
  const [first, ...others] = values;
  return first && others.length === 0 ? `${name} (${nameInWords(first.name, outline, texts, file)})` : name;
}
