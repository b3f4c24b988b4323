import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';
import RepairList from './repair-list.tsx';

export const staticComponents = {
  'repair-list': RepairList,
} satisfies StaticComponents<typeof blocks>;
