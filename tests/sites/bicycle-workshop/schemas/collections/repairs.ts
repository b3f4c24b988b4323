import { idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const repairSchema = z
  .strictObject({
    id: idSchema.describe('The name blocks refer to it by.'),
    title: textSchema.describe('What is repaired.'),
    price: textSchema.describe('The price with its currency.'),
  })
  .describe('A repair.');
