import { iconSchema, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const reasonSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    icon: iconSchema.describe('Its icon, from lucide.dev/icons.'),
    title: textSchema.describe('The reason in a few words.'),
    desc: textSchema.describe('What it means for a client.'),
  })
  .describe('A reason to work with the company.');
