import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../schemas/blocks/index.ts';
import Origin from './blocks/origin.tsx';

export const staticComponents: StaticComponents<typeof blocks> = { origin: Origin };
export const islands = {};
export const layouts = {};
