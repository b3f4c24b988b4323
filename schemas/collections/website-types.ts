import { productTypeSchema } from '../fields/product-type.ts';

export const websiteTypeSchema = productTypeSchema.describe('The kinds of websites that are made.');
