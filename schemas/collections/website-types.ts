import { productTypeSchema } from '../fields/product-type.ts';

/** The kinds of websites that are made. */
export const websiteTypeSchema = productTypeSchema;
