import { handInVersions } from '../edit/versions/git-remote.ts';
import { findRepository } from '../edit/versions/git-repository.ts';
import type { PublishContext, Published } from './publish-context.ts';
import { PublishError } from './publish-failure.ts';

/** Sends the commits that the branch of the site does not have there to a branch of their own. The host says where their review is opened. */
export async function proposeByPullRequest({ siteDir }: PublishContext<'pull-request'>): Promise<Published> {
  const repository = await findRepository(siteDir);
  if (!repository || 'blocked' in repository) throw new PublishError({ why: 'no-repository', detail: repository?.detail });
  const sent = await handInVersions(repository, new AbortController().signal);
  switch (sent.outcome) {
    case 'handed-in':
      return { state: 'proposed', branch: sent.branch, address: sent.address };
    case 'nothing':
      return { state: 'nothing' };
    case 'late':
      throw new PublishError({ why: 'late', what: 'git push', detail: sent.reason });
    default:
      throw new PublishError({ why: 'not-sent', detail: 'reason' in sent ? sent.reason : undefined });
  }
}
