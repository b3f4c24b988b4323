import { z } from 'zod';

/** An e-mail address of the company. */
export const emailAddressSchema = z
  .email({ error: 'an e-mail address such as "hello@example.com"' })
  .meta({ examples: ['hello@example.com'] });
