import type { BlockDefinitions } from 'pagewright/schema';
import { doctorList } from './doctor-list.ts';
import { priceList } from './price-list.ts';
import { treatmentDetail } from './treatment-detail.ts';

/** The block types of the clinic, besides those of the extended site. */
export const blocks = {
  'doctor-list': doctorList,
  'price-list': priceList,
  'treatment-detail': treatmentDetail,
} as const satisfies BlockDefinitions;
