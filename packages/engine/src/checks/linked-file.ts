import { linkedFile as problemOf } from '../problems/unreadable-file.ts';
import type { Check } from './check.ts';

/** A link of the file system may lead out of the site folder, so none is followed. */
export const linkedFile: Check = ({ files: { links } }) => links.map(({ shown }) => problemOf(shown));
