import type { Way } from '@pagewright/core';
import { publishToFolder } from './folder.ts';
import { publishByHook } from './hook.ts';
import type { PublishContext, Published, WaySettings } from './publish-context.ts';
import { proposeByPullRequest } from './pull-request.ts';
import { publishBySsh } from './ssh.ts';

/** Every way to bring a release online. */
const ways: { [To in keyof WaySettings]: (context: PublishContext<To>) => Promise<Published> } = {
  folder: publishToFolder,
  ssh: publishBySsh,
  hook: publishByHook,
  'pull-request': proposeByPullRequest,
};

/** Brings a release online by a way. Throws a `PublishError` with what stands in the way: then the earlier release is still online. */
export const publishBy = <To extends Way['to']>(to: To, context: PublishContext<To>): Promise<Published> => ways[to](context);
