import { unreadableFile as problemOf } from '../problems/unreadable-file.ts';
import type { Check } from './check.ts';

/** A folder that cannot be listed may hold pages. What is wrong with a file is reported where it is read. */
export const unreadableFile: Check = ({ files }) => files.unreadable.map(({ shown, reason }) => problemOf(shown, reason));
