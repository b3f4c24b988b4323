import { blockBase, defineBlock, fieldForms, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const comma = '. A text with a comma needs quotes';

const cellSchema = z.string().trim().max(300);

export const table = defineBlock(
  z
    .strictObject({
      type: z.literal('table').describe('A table of short texts and numbers.'),
      ...blockBase,
      background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the section, and the name of the table.'),
      text: textSchema.optional().describe('A sentence under the title.'),
      columns: z.array(textSchema).min(2).max(8).describe('The titles of the columns.'),
      rows: z
        .array(z.array(cellSchema).min(1).max(8))
        .min(1)
        .max(200)
        .describe('The rows: for each a list with one text for every column. The first one names the row.')
        .meta({ yaml: 'Numbers are in quotes.', examples: [[['Monday', '9 to 5']]] })
        .register(fieldForms, { columns: 'columns' }),
      footnote: textSchema.optional().describe('A sentence under the table, such as its source.'),
    })
    .superRefine(({ columns, rows }, context) => {
      // Too few columns are reported alone.
      if (columns.length < 2) return;
      for (const [index, row] of rows.entries()) {
        const refuse = (message: string): void => context.addIssue({ code: 'custom', path: ['rows', index], message });
        if (row.length !== columns.length)
          refuse(`${columns.length} texts, one for each column. This row has ${row.length}${row.length > columns.length ? comma : ''}`);
        else if (row[0] === '') refuse('a first text that names the row. It is empty');
      }
    }),
  {
    synonyms: ['grid-table', 'data-table', 'spreadsheet', 'csv', 'specs', 'list-of-prices'],
    interactive: false,
    pageHeading: false,
  },
);
