import { type ChildProcess, spawn } from 'node:child_process';
import type { Way } from '@pagewright/core';
import { commandFile } from '../files/engine-module.ts';
import { endGroup } from '../files/run-program.ts';
import { type PublishEnd, type PublishStep, publishEventSchema } from './publish-event.ts';
import { describeFailure, detailOf } from './publish-failure.ts';
import { readPublishFile } from './read-publish-file.ts';

/**
 * How a site is brought online. `to`: the way; undefined when no file says one. `step`: what is done at the moment. `end`: what came of the last time since this
 * process was started, with what a failure says to an operator.
 */
export type PublishingState = {
  to: Way['to'] | undefined;
  step: PublishStep | undefined;
  end: (PublishEnd & { words?: string }) | undefined;
};

/** In milliseconds: longer than the limits of its steps together. */
const limit = 45 * 60_000;

/** In characters: the last words of a process that has failed. */
const longestDetail = 4000;

/** Brings a site online in a process of its own, so that nobody waits who edits. The state is here, for whoever opens the editor later. */
export class Publishing {
  #step: PublishStep | undefined;
  #end: PublishEnd | undefined;
  #child: ChildProcess | undefined;

  /** `ways`: the file that says where. */
  constructor(private readonly place: { root: string; siteDir: string; ways: string }) {}

  /** Returns what is known. Reads the file, which may be another by now. */
  state(): PublishingState {
    const end = this.#end;
    const known = { step: this.#step, end: end && { ...end, ...(end.outcome === 'failed' && { words: describeFailure(end) }) } };
    try {
      return { to: readPublishFile(this.place.ways)?.[0]?.to, ...known };
    } catch (error) {
      const failure = { outcome: 'failed', why: 'settings' } as const;
      return { to: undefined, step: this.#step, end: { ...failure, words: detailOf(error) } };
    }
  }

  /** Starts, unless it is under way or no file says where. */
  start(): PublishingState {
    const state = this.state();
    if (state.to === undefined || this.#child) return state;
    const { root, siteDir, ways } = this.place;
    this.#step = 'building';
    this.#end = undefined;
    // A group of its own, so that it can be ended with all that it has started.
    const child = spawn(process.execPath, [commandFile, 'publish', '--site', siteDir, '--ways', ways, '--wait'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-longestDetail);
    });
    const timer = setTimeout(() => this.#stop({ outcome: 'failed', why: 'late', what: 'publish' }), limit).unref();
    child.on('message', (message) => {
      const { data } = publishEventSchema.safeParse(message);
      if (!data) return;
      if ('step' in data) this.#step = data.step;
      else this.#end ??= data;
    });
    child.on('error', (error) => {
      said = error.message;
    });
    child.on('close', () => {
      clearTimeout(timer);
      const end = this.#end ?? { outcome: 'failed', why: 'ended' };
      const hasNoReason = end.outcome === 'failed' && end.detail === undefined && (end.why === 'ended' || end.why === 'not-built');
      this.#end = hasNoReason ? { ...end, detail: said.trim() } : end;
      this.#child = undefined;
      this.#step = undefined;
    });
    return this.state();
  }

  /** Ends what is under way. The earlier release stays online, unless this one was in its place. */
  cancel(): void {
    this.#stop({ outcome: 'failed', why: 'cancelled' });
  }

  #stop(end: PublishEnd): void {
    if (!this.#child) return;
    this.#end ??= end;
    endGroup(this.#child.pid, 'SIGTERM');
  }
}
