import { iconSchema, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const reasonSchema = z
  .strictObject({
    id: idSchema.describe('The id of the reason. Pages refer to the reason by this id.'),
    icon: iconSchema.describe('The icon, a name from lucide.dev/icons.'),
    title: textSchema.describe('The reason in a few words.'),
    desc: textSchema.meta({ title: 'Description', description: 'One or two sentences for clients.' }),
  })
  .describe('A reason to work with the company.');
