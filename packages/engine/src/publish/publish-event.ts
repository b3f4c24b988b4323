import { z } from 'zod';
import { failureReasons } from './publish-failure.ts';

const stepSchema = z.object({ step: z.enum(['building', 'copying', 'waiting']) });

const endSchema = z.union([
  /** `placed` and `started`: nobody has waited. `nothing`: there is nothing to propose. */
  z.object({ outcome: z.enum(['live', 'placed', 'started', 'nothing']), address: z.string() }),
  /** What the address shows in place of the release. `detail`: what it has answered. */
  z.object({ outcome: z.enum(['other', 'earlier', 'none', 'no-answer']), address: z.string(), detail: z.string().optional() }),
  z.object({ outcome: z.literal('proposed'), branch: z.string(), address: z.string().optional() }),
  z.object({ outcome: z.literal('failed'), why: z.enum(failureReasons), what: z.string().optional(), detail: z.string().optional() }),
]);

/** What a process that publishes sends to the one that has started it: each step when it begins, and the end. */
export const publishEventSchema = z.union([stepSchema, endSchema]);

/** What is done at the moment. */
export type PublishStep = z.output<typeof stepSchema>['step'];

/** What came of publishing. */
export type PublishEnd = z.output<typeof endSchema>;

export type PublishEvent = z.output<typeof publishEventSchema>;
