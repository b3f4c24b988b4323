import { blockBase, defineBlock, fieldForms, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const cellSchema = z.union([z.boolean(), textSchema], 'true, false or a text. Write a number in quotes');

const columnSchema = z.strictObject({
  name: textSchema.describe('What is compared, such as an offer or a product.'),
  highlight: textSchema.optional().describe('A few words that make this column stand out, such as "Most chosen".'),
});

const rowSchema = z.strictObject({
  label: textSchema.describe('The feature.'),
  text: textSchema.optional().describe('A sentence that explains it.'),
  values: z
    .array(cellSchema)
    .min(2)
    .max(5)
    .describe('One value for each column: a tick, a dash, or a text.')
    .meta({ yaml: 'Write true for a tick and false for a dash. Numbers are in quotes.', examples: [[false, true]] }),
});

export const comparisonTable = defineBlock(
  z
    .strictObject({
      type: z
        .literal('comparison-table')
        .describe('Offers or products side by side, feature by feature. On a phone each feature is a list.'),
      ...blockBase,
      background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the section, and the name of the table.'),
      text: textSchema.optional().describe('A sentence under the title.'),
      columns: z.array(columnSchema).min(2).max(5).describe('What is compared.'),
      rows: z.array(rowSchema).min(1).max(60).describe('The features.').register(fieldForms, { columns: 'columns' }),
      footnote: textSchema.optional().describe('A sentence under the table.'),
    })
    .superRefine(({ columns, rows }, context) => {
      // Too few columns are reported alone.
      if (columns.length < 2) return;
      for (const [index, { values }] of rows.entries())
        if (values.length !== columns.length)
          context.addIssue({
            code: 'custom',
            path: ['rows', index, 'values'],
            message: `${columns.length} values, one for each column. This row has ${values.length}`,
          });
    }),
  {
    synonyms: ['comparison', 'feature-table', 'feature-comparison', 'feature-matrix'],
    interactive: false,
    pageHeading: false,
    strings: ['comparison'],
  },
);
