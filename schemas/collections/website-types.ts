import { productTypeSchema } from '../fields/product-type.ts';

export const websiteTypeSchema = productTypeSchema.describe('A type of website that the company builds.');
