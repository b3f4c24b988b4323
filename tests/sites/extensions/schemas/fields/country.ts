import { defineFieldKind } from 'pagewright/schema';
import { z } from 'zod';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country by its code. Components receive the code and the English name. */
export const countrySchema = defineFieldKind({
  schema: z.string().regex(/^[A-Z]{2}$/, 'the code of a country in two capitals, such as "DE"'),
  resolve: (code, report) => {
    const name = names.of(code);
    if (name !== undefined) return { code, name };
    report(`There is no country "${code}".`, 'Write its ISO 3166 code, such as DE.');
    return undefined;
  },
  editor: 'by-schema',
  docs: 'the code of a country, such as `DE`',
  sample: 'DE',
});
