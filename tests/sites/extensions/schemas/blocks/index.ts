import type { BlockDefinitions } from 'pagewright/schema';
import { origin } from './origin.ts';

export const blocks = { origin } as const satisfies BlockDefinitions;
