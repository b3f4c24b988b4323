import { basename } from 'node:path';
import type { Repository } from './git-repository.ts';
import { headOf } from './git-snapshot.ts';
import { branchOf, heads } from './git-state.ts';
import { asked, entriesOf, type GitAnswer, type GitOptions, gitLimits, required } from './run-git.ts';
import type { PublishResult, SendFailure, SendingPlace } from './version-store.ts';

/** A branch of another computer. `tracking`: the reference that has it as it was last seen. `name`: what people call the place. */
type RemoteBranch = { remote: string; ref: string; tracking: string; name: string };

/**
 * The branch that versions are sent to. `sources`: the ones that others send versions to, which may be another one and this one. `env`: variables for the
 * commands that connect to them. `isMirror`: git would delete there what is not here.
 */
export type Upstream = RemoteBranch & { sources: RemoteBranch[]; isSet: boolean; isMirror: boolean; env: NonNullable<GitOptions['env']> };

/** SSH fails when nobody would see what it asks. It is not for the programs that a project or a person has chosen in its place. */
const quietSsh = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };

/** What git takes for yes, also where it lists a name without a value. */
const isYes = /^(?:true|yes|on|0*[1-9]\d*|remote\..*\.mirror)$/i;

/** Branches that wait for a review. */
const reviews = 'pagewright-review/';

/**
 * Returns where versions are sent: where the project pushes, else the upstream of the branch, else the only place or `origin`. Without one, the places
 * to choose from.
 */
export async function upstreamOf(repository: Repository): Promise<Upstream | { places: string[] }> {
  const { git } = repository;
  const pattern = '^(core\\.sshcommand|remote\\..*\\.(url|mirror)|remote\\.pushdefault|branch\\..*\\.(remote|pushremote|merge))$';
  const listed = entriesOf((await asked(git, 'config', '-z', '--get-regexp', pattern)) ?? '');
  const settings = new Map(listed.map((entry): [string, string] => [entry.split('\n', 1)[0] ?? '', entry.slice(entry.indexOf('\n') + 1)]));
  const places = [...settings.keys()].flatMap((key) => (key.startsWith('remote.') && key.endsWith('.url') ? [key.slice(7, -4)] : []));
  const hasOwnSsh = settings.has('core.sshcommand') || process.env.GIT_SSH_COMMAND || process.env.GIT_SSH;
  const at = (remote: string, ref: string, folder = 'upstream'): RemoteBranch => {
    const name = ref.startsWith(heads) ? ref.slice(heads.length) : ref;
    const tracking = places.includes(remote) ? `refs/remotes/${remote}/${name}` : `refs/pagewright/${folder}/${name}`;
    return { remote, ref, tracking, name: placeName(settings.get(`remote.${remote}.url`) ?? remote) };
  };
  const upstream = (to: RemoteBranch, isSet: boolean, from = to): Upstream => {
    const sources = from.remote === to.remote ? [to] : [from, to];
    const isMirror = isYes.test(settings.get(`remote.${to.remote}.mirror`) ?? '');
    return { ...to, sources, isSet, isMirror, env: hasOwnSsh ? {} : quietSsh };
  };
  const branch = await branchOf(repository);
  if (branch === undefined) return { places: [] };
  const [remote, merge] = [settings.get(`branch.${branch}.remote`), settings.get(`branch.${branch}.merge`)];
  // A dot is this repository.
  const pushes = settings.get(`branch.${branch}.pushremote`) ?? settings.get('remote.pushdefault');
  if (remote !== undefined && remote !== '.' && merge !== undefined) {
    const from = at(remote, merge);
    // Git sends to a branch of the same name when it is not where the versions come from.
    return upstream(pushes === undefined || pushes === remote ? from : at(pushes, heads + branch, 'sent'), true, from);
  }
  const usual = pushes ?? (places.length === 1 ? places[0] : places.find((place) => place === 'origin'));
  return usual === undefined ? { places } : upstream(at(usual, heads + branch), false);
}

/** Returns the host in an address of git, else the last folder of its path, without a password. */
function placeName(address: string): string {
  const [, host, short] = /^(?:[a-z][\w+]*:\/\/(?:[^@/]*@)?([^:/]+)|(?:[^@/]*@)?([^:/\\]{2,}):(?!\/\/))/.exec(address) ?? [];
  return host ?? short ?? basename(address, '.git');
}

const count = async ({ git }: Repository, range: string): Promise<number> =>
  Number((await asked(git, 'rev-list', '--count', range, '--')) ?? 0);

const exists = async ({ git }: Repository, ref: string): Promise<boolean> =>
  (await asked(git, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)) !== undefined;

/** Returns how many versions are only in one of two commits. */
export const onlyIn = (repository: Repository, one: string, other: string): Promise<number> => count(repository, `${other}..${one}`);

/** True when some versions are not where they are sent, as far as is known here. */
export const hasUnsent = async ({ git }: Repository, { tracking }: Upstream): Promise<boolean> =>
  (await asked(git, 'rev-list', '--count', `${tracking}..HEAD`)) !== '0';

/** Returns how many versions of others were there when it was asked last. */
export const newerIn = async ({ git }: Repository, { sources }: Pick<Upstream, 'sources'>): Promise<number> => {
  const seen = sources.map(({ tracking }) => tracking);
  return Number((await asked(git, 'rev-list', '--count', '--ignore-missing', ...seen, '--not', 'HEAD', '--')) ?? 0);
};

/** Returns what is known of where versions are sent, without asking there. */
export async function sendingPlace(repository: Repository): Promise<SendingPlace | { places: string[] }> {
  const place = await upstreamOf(repository);
  if ('places' in place) return place;
  const { remote, tracking, name } = place;
  const newer = await newerIn(repository, place);
  const counted = await asked(repository.git, 'rev-list', '--count', `${tracking}..HEAD`);
  if (counted === undefined) {
    // One of the two is not there.
    const isNew = !(await exists(repository, tracking));
    return { name, unsent: isNew ? await count(repository, 'HEAD') : 0, newer, isNew, isHandedIn: false };
  }
  const unsent = Number(counted);
  const pattern = `refs/remotes/${remote}/${reviews}`;
  const waiting = unsent > 0 && (await asked(repository.git, 'for-each-ref', '--count=1', '--contains', 'HEAD', pattern));
  return { name, unsent, newer, isNew: false, isHandedIn: Boolean(waiting) };
}

/** The exit code of `ls-remote` when nothing has a name. */
const notThere = 2;

/** Asks for the versions of the other computers. Returns why that is not possible. */
export async function fetchVersions(
  repository: Repository,
  { sources, env }: Upstream,
  signal?: AbortSignal,
): Promise<SendFailure | undefined> {
  for (const source of sources) {
    const failure = await fetchFrom(repository, source, { env, signal });
    if (failure) return failure;
  }
  return undefined;
}

async function fetchFrom(
  repository: Repository,
  { remote, ref, tracking, name }: RemoteBranch,
  { env, signal }: Pick<Upstream, 'env'> & { signal: AbortSignal | undefined },
): Promise<SendFailure | undefined> {
  const { git } = repository;
  const failureOf = (answer: GitAnswer): SendFailure => endOf(answer, false) ?? { outcome: 'unreachable', name, reason: answer.error };
  const fetch = (...more: string[]): Promise<GitAnswer> =>
    git(['fetch', '--quiet', ...more, remote, `+${ref}:${tracking}`], { env, kind: 'remote', signal });
  const fetched = await fetch();
  if (fetched.status !== 0) {
    if (fetched.failure) return failureOf(fetched);
    // Nobody may have sent this branch yet. Only then is it worth another connection, which takes a second or two.
    const found = await git(['ls-remote', '--exit-code', '--quiet', remote, ref], { env, kind: 'remote', signal });
    return found.status === notThere && !found.failure ? undefined : failureOf(fetched);
  }
  const head = await headOf(repository);
  if (head === undefined) return undefined;
  const hasBase = async (): Promise<boolean> => (await asked(git, 'merge-base', head, tracking)) !== undefined;
  if (await hasBase()) return undefined;
  if ((await asked(git, 'rev-parse', '--is-shallow-repository')) === 'true') {
    // Only the last versions were copied to this computer.
    const whole = await fetch('--unshallow');
    if (whole.status !== 0) return failureOf(whole);
    if (await hasBase()) return undefined;
  }
  return { outcome: 'unrelated', name };
}

/** Says that a command was ended, if it was. `isPublished`: the version is in the repository of this computer. */
function endOf({ failure, error }: GitAnswer, isPublished: boolean): SendFailure | undefined {
  if (failure === 'cancelled') return { outcome: 'cancelled', isPublished };
  return failure === 'late' ? { outcome: 'late', minutes: gitLimits.remote / 60_000, reason: error } : undefined;
}

/** Sends the versions to where they are sent. */
export async function pushVersions(repository: Repository, place: Upstream, signal: AbortSignal): Promise<PublishResult> {
  const { remote, ref, tracking, isSet } = place;
  const head = await required(repository.git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const sent = await push(repository, place, `${head}:${ref}`, signal);
  if (sent.status === 0) {
    // Git notes it for some places only.
    await asked(repository.git, 'update-ref', tracking, head);
    const branch = isSet ? undefined : await branchOf(repository);
    for (const [key, value] of Object.entries(branch === undefined ? {} : { remote, merge: ref }))
      await asked(repository.git, 'config', `branch.${branch}.${key}`, value);
    return { outcome: 'published', isSent: !(await hasUnsent(repository, place)) };
  }
  const ended = endOf(sent, true);
  if (ended) return ended;
  // Somebody may have sent a version a moment before.
  const unsent = await fetchVersions(repository, place);
  const newer = unsent ? 0 : await newerIn(repository, place);
  if (newer > 0) return { outcome: 'behind', count: newer, isPublished: true };
  return { outcome: !unsent && isRefused(sent) ? 'not-accepted' : 'not-sent', reason: sent.error };
}

/** Sends a commit to a branch. It is named by its id, because a branch or a tag may be named HEAD. */
const push = ({ git }: Repository, { remote, env }: Upstream, what: `${string}:${string}`, signal: AbortSignal): Promise<GitAnswer> =>
  git(['push', '--porcelain', remote, what], { env, kind: 'remote', signal });

/** True when the other computer was reached and has refused a branch: then git prints a line for it that starts with `!`. */
const isRefused = ({ out }: GitAnswer): boolean =>
  out
    .toString('utf8')
    .split('\n')
    .some((line) => line.startsWith('!\t'));

/** Sends the versions that are only here to a branch that waits for a review. Later versions are added to it until it is accepted. */
export async function handInVersions(repository: Repository, signal: AbortSignal): Promise<PublishResult> {
  const place = await upstreamOf(repository);
  const head = await headOf(repository);
  if ('places' in place || head === undefined) return { outcome: 'nothing' };
  if (place.isMirror) return { outcome: 'mirror' };
  const since = (await exists(repository, place.tracking)) ? [`${place.tracking}..HEAD`] : ['HEAD'];
  const first = (await asked(repository.git, 'rev-list', '--reverse', '--first-parent', ...since, '--'))?.split('\n')[0];
  if (!first) return { outcome: 'nothing' };
  const branch = reviews + first.slice(0, 8);
  const sent = await push(repository, place, `${head}:${heads}${branch}`, signal);
  const ended = endOf(sent, true);
  if (ended) return ended;
  if (sent.status !== 0) return { outcome: 'not-sent', reason: sent.error };
  return { outcome: 'handed-in', branch, address: addressIn(sent.error) };
}

/** Hosts print the address at which a review is opened. */
const addressIn = (words: string): string | undefined => words.split(/\s/).find((word) => /^https?:\/\//.test(word));
