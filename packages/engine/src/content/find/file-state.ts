import { createHash } from 'node:crypto';
import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';

/** By the function that returns the text, which copies of a file share. */
const states = new WeakMap<YamlFile['readText'], string>();

/** Returns the state of a file; empty for none. Computed once for each text. */
export const stateOfFile = (file: Pick<YamlFile, 'readText'> | undefined): string =>
  file ? memoizeByKey(states, file.readText, () => stateOfText(file.readText())) : '';

/** Makes `stateOfFile` return a state that is known already, without reading the text. */
export const addKnownState = ({ readText }: Pick<YamlFile, 'readText'>, state: string): void => {
  states.set(readText, state);
};

/** Returns the state of a text. */
export const stateOfText = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** Returns the state of a file that cannot be read. It has no text, but is not an empty file: its problem is another. */
export const stateOfUnreadable = ({ problems }: Pick<YamlFile, 'problems'>): string =>
  stateOfText(`unreadable\0${JSON.stringify(problems)}`);
