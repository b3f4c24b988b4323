import { blockCodes, formCodes, translationCodes } from './blocks.ts';
import { fieldCodes, formatCodes, valueCodes } from './fields.ts';
import { fileCodes, mediaCodes } from './files.ts';
import { recordCodes } from './records.ts';
import { yamlLimitCodes, yamlQuoteCodes, yamlStructureCodes } from './yaml.ts';

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
