import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../schemas/blocks/index.ts';
import Humidity from './blocks/humidity.tsx';
import Rule from './blocks/rule.tsx';

export { islands } from './blocks/interactive.ts';
export const staticComponents: StaticComponents<typeof blocks> = { humidity: Humidity, rule: Rule };
export const layouts = {};
