import { type ProgramAnswer, runProgram } from '../files/run-program.ts';
import type { PublishContext, Published } from './publish-context.ts';
import { type FailureReason, PublishError } from './publish-failure.ts';

/** In milliseconds. A site with videos over a slow line. */
const copyLimit = 20 * 60_000;
const commandLimit = 60_000;

/** The exit code of ssh when it did not get in, and those of the commands below. */
const noLogin = 255;
const notLink = 64;
const notThere = 65;

/**
 * Copies a release to another computer, into `releases/<id>` of a folder, and leads the link `current` to it by one rename there. Files that are as in the
 * release that is online are linked, not copied. Without a built folder, it leads to one that is there.
 */
export async function publishBySsh({ way, release, env }: PublishContext<'ssh'>): Promise<Published> {
  const { host, folder, config, keep } = way;
  const { id, folder: built } = release;
  // Without a question that nobody would see.
  const options = ['-o', 'BatchMode=yes', '-o', 'ConnectTimeout=20', ...(config === undefined ? [] : ['-F', config])];
  const run = (name: string, args: readonly string[], limit: number): Promise<ProgramAnswer> =>
    runProgram(name, args, { cwd: process.cwd(), env, limit });
  const ask = async (command: string, why: FailureReason): Promise<string> => {
    // The schema of `publish.yaml` and the id leave no character that means something to the shell there.
    const answer = await run('ssh', [...options, '--', host, command], commandLimit);
    if (answer.status === notLink) throw new PublishError({ why: 'no-link', what: `${host}:${folder}/current` });
    if (answer.status === notThere) throw new PublishError({ why: 'no-release', what: id });
    requireDone('ssh', answer, { why: answer.status === noLogin ? 'no-login' : why, host });
    return answer.out.toString('utf8').trim();
  };
  const link = `${folder}/current`;
  const target = `${folder}/releases/${id}`;
  const unfinished = `${folder}/releases/.${id}`;
  const online = await ask(
    [
      `mkdir -p ${folder}/releases`,
      `{ ! [ -e ${link} ] || [ -L ${link} ] || exit ${notLink}; }`,
      built === undefined ? `{ [ -d ${target} ] || exit ${notThere}; }` : `{ [ -d ${target} ] && echo ${id} || readlink ${link} || true; }`,
    ].join(' && '),
    'not-copied',
  );
  const before = /[\da-f]{16}$/.exec(online)?.[0];
  if (built !== undefined && before !== id) {
    const linked = before === undefined ? [] : [`--link-dest=../${before}`];
    const shell = ['ssh', ...options].map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ');
    const copied = await run('rsync', ['-a', '--delete', ...linked, '-e', shell, '--', `${built}/`, `${host}:${unfinished}/`], copyLimit);
    requireDone('rsync', copied, { why: 'not-copied', host });
  }
  const old = `ls -1t ${folder}/releases | grep -xE '[0-9a-f]{16}' | grep -vx ${id} | tail -n +${keep}`;
  await ask(
    [
      `if ! [ -d ${target} ]; then mv -T ${unfinished} ${target}; fi`,
      `touch ${target}`,
      `ln -sfn releases/${id} ${link}.next`,
      `mv -T ${link}.next ${link}`,
      // It is online. What cannot be removed now is removed with the next release.
      `for one in $(${old}); do rm -rf ${folder}/releases/$one || true; done`,
    ].join(' && '),
    'not-switched',
  );
  return { state: 'placed' };
}

function requireDone(
  program: string,
  { status, failure, error }: ProgramAnswer,
  { why, host }: { why: FailureReason; host: string },
): void {
  if (failure === 'missing') throw new PublishError({ why: 'no-program', what: program });
  if (failure === 'late') throw new PublishError({ why: 'late', what: program, detail: error });
  if (status !== 0) throw new PublishError({ why, what: host, detail: error });
}
