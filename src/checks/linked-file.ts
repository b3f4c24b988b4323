import { createProblem } from '../content/create-problem.ts';
import type { Check } from './check.ts';

/** A link of the file system may lead out of the site folder, so none is followed. */
export const linkedFile: Check = ({ files: { links } }) =>
  links.map(({ shown }) =>
    createProblem({
      code: 'linked-file',
      place: { file: shown, line: 1, column: 1, length: 1 },
      text: '',
      message: 'This is a link to another place of the disk. Such links are not followed.',
      hint: 'Put the file itself here.',
    }),
  );
