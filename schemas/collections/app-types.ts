import { productTypeSchema } from '../fields/product-type.ts';

export const appTypeSchema = productTypeSchema.describe('The kinds of apps that are made.');
