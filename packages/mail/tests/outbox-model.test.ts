import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSweep } from '../../engine/tests/support/sweeps.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Entry, NewEntry, State } from '../src/outbox/entry.ts';
import { KeyConflictError } from '../src/outbox/errors.ts';
import { keyLifetime } from '../src/outbox/idempotency-keys.ts';
import { Outbox } from '../src/outbox/outbox.ts';
import { storedIn } from './support/mail-service.ts';

const parent = tempFolder('outbox-model');
const hour = 3_600_000;

/** The expected outbox: messages by body, and known keys with their expiry times. */
type Model = {
  states: Map<string, State>;
  keys: Map<string, { content: string; body: string; until: number }>;
  time: number;
  count: number;
};
type Real = { folder: string; outbox: Outbox; time: { elapsed: number; jump: number } };

const openOutbox = (folder: string, time: Real['time']): Promise<Outbox> =>
  Outbox.open({
    folder,
    domain: () => 'fixture.example',
    clock: { now: () => Date.parse('2026-11-21T10:00:00Z') + time.elapsed + time.jump, elapsed: () => time.elapsed },
    log: () => undefined,
  });

const isOfLock = (path: string): boolean => /^(?:lock|alive)\./.test(basename(path));

const bodies = (folder: string, state: State): string[] => storedIn(folder, state).map(({ body }) => body);

function compare(model: Model, { folder }: Real): void {
  for (const state of ['queued', 'sent', 'dead', 'suspected'] as const) {
    const expected = [...model.states].filter(([, one]) => one === state).map(([body]) => body);
    expect(bodies(folder, state).sort()).toEqual(expected.sort());
  }
  const ids = readdirSync(folder).flatMap((name) => (isOfLock(name) ? [] : readdirSync(join(folder, name))));
  expect(ids.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))).toEqual([]);
}

type Command = fc.AsyncCommand<Model, Real>;
const always = (): boolean => true;

/** Sends a submission several times at once. */
const accept = (key: string | undefined, content: string, { isSuspected, times }: { isSuspected: boolean; times: number }): Command => ({
  check: always,
  toString: () => `accept(${key}, ${content}, ${isSuspected}, ${times})`,
  run: async (model, real) => {
    const body = `${content} ${model.count}`;
    model.count += 1;
    const known = key === undefined ? undefined : model.keys.get(key);
    const owner = known && model.states.get(known.body);
    // A key counts only while its message exists, and that of a suspected message only for suspected ones.
    const isKnown = known !== undefined && known.until > model.time && owner !== undefined && (owner !== 'suspected' || isSuspected);
    const draft: NewEntry = {
      to: { name: '', address: 'desk@fixture.example' },
      subject: 'A',
      body,
      isSuspected,
      key: key === undefined ? undefined : { name: key, content },
    };
    const results = await Promise.allSettled(Array.from({ length: key === undefined ? 1 : times }, () => real.outbox.accept(draft)));
    const said = results.map((result) =>
      result.status === 'fulfilled'
        ? result.value.isRepeated
          ? 'repeated'
          : 'stored'
        : result.reason instanceof KeyConflictError && 'conflict',
    );
    if (isKnown) {
      expect(new Set(said)).toEqual(new Set([known.content === content ? 'repeated' : 'conflict']));
    } else {
      expect(said.filter((one) => one === 'stored')).toHaveLength(1);
      expect(said.filter((one) => one === 'repeated')).toHaveLength(said.length - 1);
      model.states.set(body, isSuspected ? 'suspected' : 'queued');
      if (key !== undefined) model.keys.set(key, { content, body, until: model.time + keyLifetime });
    }
    compare(model, real);
  },
});

const oldestQueued = ({ folder }: Real): Entry | undefined => storedIn(folder, 'queued')[0];

/** Ends an attempt to deliver the oldest message. */
const attempt = (outcome: 'sent' | 'later' | 'never'): Command => ({
  check: (model) => [...model.states.values()].includes('queued'),
  toString: () => `attempt(${outcome})`,
  run: async (model, real) => {
    const entry = oldestQueued(real);
    if (!entry) throw new Error('The model has a message that the outbox has not.');
    if (outcome === 'sent') await real.outbox.recordSent(entry);
    else await real.outbox.recordFailure(entry, 'ESOCKET', outcome === 'later' ? 60_000 : undefined);
    if (outcome !== 'later') model.states.set(entry.body, outcome === 'sent' ? 'sent' : 'dead');
    compare(model, real);
  },
});

/** Deletes the oldest message of a state. */
const remove = (state: 'queued' | 'suspected'): Command => ({
  check: (model) => [...model.states.values()].includes(state),
  toString: () => `remove(${state})`,
  run: async (model, real) => {
    const [entry] = storedIn(real.folder, state);
    if (!entry) throw new Error('The model has a message that the outbox has not.');
    expect(await real.outbox.remove(entry.id)).toBe(true);
    model.states.delete(entry.body);
    compare(model, real);
  },
});

const pass = (hours: number): Command => ({
  check: always,
  toString: () => `pass(${hours} h)`,
  run: async (model, real) => {
    model.time += hours * hour;
    real.time.elapsed += hours * hour;
  },
});

/** Kills the process and starts another one, on a copy of the folder, because a killed process has no open handles. */
const crash = (leavesDraft: boolean): Command => ({
  check: always,
  toString: () => `crash(${leavesDraft})`,
  run: async (model, real) => {
    const folder = mkdtempSync(join(parent, 'crashed-'));
    cpSync(real.folder, folder, { recursive: true, filter: (path) => !isOfLock(path) });
    await real.outbox.close();
    rmSync(real.folder, { recursive: true });
    if (leavesDraft) writeFileSync(join(folder, 'drafts', `20261121T100000000Z-${String(model.count).padStart(16, '0')}.json`), '{"id"');
    real.folder = folder;
    real.outbox = await openOutbox(folder, real.time);
    expect(real.outbox.initialQueue.map(({ body }) => body).sort()).toEqual(bodies(folder, 'queued').sort());
    expect(readdirSync(join(folder, 'quarantine'))).toEqual([]);
    compare(model, real);
  },
});

/** Changes the machine's clock, and resets it before the service starts again. */
const jump = (hours: number): Command => ({
  check: always,
  toString: () => `jump(${hours} h)`,
  run: async (model, real) => {
    real.time.jump = hours * hour;
    const body = `jumped ${model.count}`;
    model.count += 1;
    await real.outbox.accept({ to: { name: '', address: 'a@b.example' }, subject: 'A', body, isSuspected: false, key: undefined });
    model.states.set(body, 'queued');
    real.time.jump = 0;
    compare(model, real);
  },
});

const key = fc.constantFrom(undefined, 'a', 'b', 'c');
const commands = [
  fc
    .tuple(key, fc.constantFrom('x', 'y'), fc.boolean(), fc.integer({ min: 1, max: 4 }))
    .map(([name, content, isSuspected, times]) => accept(name, content, { isSuspected, times })),
  fc.constantFrom<'sent' | 'later' | 'never'>('sent', 'later', 'never').map(attempt),
  fc.constantFrom<'queued' | 'suspected'>('queued', 'suspected').map(remove),
  fc.integer({ min: 1, max: 30 }).map(pass),
  fc.boolean().map(crash),
  fc.constantFrom(-24 * 400, 24 * 400).map(jump),
];

test('E-10 and E-11: after any sequence of events, the outbox has every accepted message once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (steps) => {
      const folder = mkdtempSync(join(parent, 'outbox-'));
      mkdirSync(folder, { recursive: true });
      const time = { elapsed: 0, jump: 0 };
      const real = { folder, time, outbox: await openOutbox(folder, time) };
      await fc.asyncModelRun(() => ({ model: { states: new Map(), keys: new Map(), time: 0, count: 0 }, real }), steps);
      await real.outbox.close();
      const sent = storedIn(real.folder, 'sent');
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length);
      expect(sent.every(({ attempts }) => attempts.at(-1)?.outcome === 'sent')).toBe(true);
      expect(readdirSync(real.folder).filter((name) => name.startsWith('alive.'))).toEqual([]);
      rmSync(real.folder, { recursive: true });
    }),
    { numRuns: isSweep ? 100 : 20 },
  );
});
