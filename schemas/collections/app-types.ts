import { productTypeSchema } from '../fields/product-type.ts';

export const appTypeSchema = productTypeSchema.describe('A type of app that the company builds.');
