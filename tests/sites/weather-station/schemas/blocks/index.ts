import type { BlockDefinitions } from 'pagewright/schema';
import { humidity } from './humidity.ts';
import { instruments } from './instruments.ts';
import { rainChart } from './rain-chart.ts';
import { rule } from './rule.ts';

export const blocks = { humidity, instruments, 'rain-chart': rainChart, rule } as const satisfies BlockDefinitions;
