import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';
import DoctorList from './doctor-list.tsx';
import PriceList from './price-list.tsx';
import TreatmentDetail from './treatment-detail.tsx';

/** The components of the clinic's own block types. */
export const staticComponents = {
  'doctor-list': DoctorList,
  'price-list': PriceList,
  'treatment-detail': TreatmentDetail,
} satisfies StaticComponents<typeof blocks>;
