import { idSchema, signPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const clientSchema = z
  .strictObject({
    id: idSchema.describe('The id of the client. Pages refer to the client by this id.'),
    name: textSchema.describe('The name of the company in its own spelling.'),
    logo: signPathSchema.describe('The logo: an .svg file in media/clients.'),
  })
  .describe('A client whose logo the site may show. Screen readers read the name.');
