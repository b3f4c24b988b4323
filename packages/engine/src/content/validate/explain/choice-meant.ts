import { nearestName } from '../../../problems/nearest-name.ts';
import { weekdayNamed } from '../../../text/local-names.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns the choice that a text means: misspelt, shortened, or a day of the week in the language of the site. */
export function choiceMeant(found: string, choices: readonly string[], language: string | undefined): string | undefined {
  const word = found.toLowerCase().replace(/\.$/, '');
  const starting = word.length < 3 ? [] : choices.filter((choice) => choice.toLowerCase().startsWith(word));
  const day = weekdays[weekdayNamed(found, language) ?? -1];
  return nearestName(found, choices) ?? (starting.length === 1 ? starting[0] : undefined) ?? choices.find((choice) => choice === day);
}
