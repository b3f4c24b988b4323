import { fillIn } from '@pagewright/core';

/** Why nothing is online, as an operator reads it. Editors have words of their own for each. */
const failures = {
  settings: 'The file that says where to publish has mistakes. Correct them, and publish again:',
  'not-built': 'Nothing was published, because the site could not be built.',
  busy: 'Another program publishes this site at the moment. Try again when it is done.',
  'no-link': '{what} is in the way: it is no symbolic link. Move it, and let the web server serve the link that "publish" makes there.',
  'not-written': 'The release could not be written into {what}:',
  'no-release': 'There is no release {what} any more.',
  'no-program': 'The program {what} is not installed on this computer. Install it, and publish again.',
  'no-login': '{what} does not answer or does not let this computer in:',
  'not-copied': 'The release could not be copied to {what}:',
  'not-switched': 'The release is on {what}, and the earlier one is still online:',
  late: '{what} took too long and was stopped. The earlier release is still online.',
  'no-variable': 'The environment has no variable {what}, which the hook names. Set it, and publish again.',
  'wrong-address': 'The address of the hook is none once its variables are filled in.',
  'no-answer': '{what} does not answer:',
  'hook-refused': 'The host has not accepted the request. It answered with {what}.',
  'no-repository': 'The site is in no git repository, so there is nothing to propose.',
  'not-sent': 'The branch could not be sent:',
  ended: 'Publishing has ended before it was done:',
  cancelled: 'Publishing was cancelled.',
} as const;

/** A reason why nothing is online. */
export type FailureReason = keyof typeof failures;

/** The reasons. */
export const failureReasons = Object.keys(failures).filter((name): name is FailureReason => name in failures);

/** Why nothing is online. `what` is in the sentence. `detail`: the words of a program or of another computer. */
export type PublishFailure = { why: FailureReason; what?: string | undefined; detail?: string | undefined };

/** Says why nothing is online, to an operator. */
export function describeFailure({ why, what = '', detail }: PublishFailure): string {
  const sentence = fillIn(failures[why], { what });
  return detail ? `${sentence}\n${detail}` : sentence;
}

/** Thrown by a way that could not publish. */
export class PublishError extends Error {
  constructor(readonly failure: PublishFailure) {
    super(describeFailure(failure));
    this.name = 'PublishError';
  }
}

/** Returns the words of an error of the system. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
