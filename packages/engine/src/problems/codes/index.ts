import { blockCodes } from './blocks.ts';
import { fieldCodes } from './fields.ts';
import { fileCodes } from './files.ts';
import { formatCodes } from './formats.ts';
import { formCodes } from './forms.ts';
import { mediaCodes } from './media.ts';
import { recordCodes } from './records.ts';
import { translationCodes } from './translations.ts';
import { valueCodes } from './values.ts';
import { yamlLimitCodes } from './yaml-limits.ts';
import { yamlQuoteCodes } from './yaml-quotes.ts';
import { yamlStructureCodes } from './yaml-structure.ts';

/** The codes of problems that are found while content is read, validated and resolved, each with what is known of it. */
export const contentCodes = {
  ...fileCodes,
  ...yamlStructureCodes,
  ...yamlQuoteCodes,
  ...yamlLimitCodes,
  ...blockCodes,
  ...fieldCodes,
  ...formatCodes,
  ...valueCodes,
  ...recordCodes,
  ...mediaCodes,
  ...formCodes,
  ...translationCodes,
} as const;

/** A code that `createProblem` accepts. The rules over the whole site have codes of their own. */
export type ContentCode = keyof typeof contentCodes;
