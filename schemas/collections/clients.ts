import { idSchema, logoPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const clientSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    name: textSchema.describe('The company, as it writes itself.'),
    logo: logoPathSchema.describe('Its wordmark: an .svg in media/clients.'),
  })
  .describe("A client whose logo may be shown. The name is the logo's alternative text.");
