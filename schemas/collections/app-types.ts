import { productTypeSchema } from '../fields/product-type.ts';

/** The kinds of apps that are made. */
export const appTypeSchema = productTypeSchema;
