import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../engine/tests/support/property-runs.ts';
import { moveBlock } from '../src/client/blocks/change-blocks.ts';
import { EditorSession } from '../src/client/editor-session.ts';
import { keepNothing } from './support/keep-nothing.ts';
import type { Fate } from './support/late-answer.ts';
import { type Block, nameIn, RacingFile } from './support/racing-file.ts';
import { typeInto } from './support/type-into.ts';

const pause = fc.nat(600);
const index = fc.nat(4);
const by = fc.constantFrom(-1 as const, 1 as const);
const own = [
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), pause }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('select' as const), index, pause }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), by, pause }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refresh' as const), pause }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type in the page' as const), index, age: fc.nat(3), pause }) },
];
const elsewhere = [
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move elsewhere' as const), from: index, to: index, pause }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('note elsewhere' as const), index, pause }) },
];
const fate = (isReliable: boolean): fc.Arbitrary<Fate> =>
  fc.record({
    delay: fc.nat(2000),
    fails: isReliable ? fc.constant(undefined) : fc.constantFrom(undefined, undefined, undefined, 'before' as const, 'after' as const),
  });

type Step = (
  | { kind: 'type' }
  | { kind: 'refresh' }
  | { kind: 'select'; index: number }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'type in the page'; index: number; age: number }
  | { kind: 'move elsewhere'; from: number; to: number }
  | { kind: 'note elsewhere'; index: number }
) & { pause: number };

/** Does steps while answers are late. Returns what was typed, by the names of the blocks, and what is left when all is calm again. */
async function typeWhile(steps: readonly Step[], fates: readonly Fate[]) {
  vi.useFakeTimers();
  let [count, isCalm] = [0, true];
  const file = new RacingFile(() => {
    count += 1;
    return (isCalm ? undefined : fates[count % fates.length]) ?? { delay: 0 };
  });
  const session = new EditorSession(file, keepNothing);
  void session.open('/');
  await vi.advanceTimersByTimeAsync(10);
  await session.select(0);
  isCalm = false;
  const typed = new Map<string, string[]>();
  const note = (name: string, word: string): unknown => typed.set(name, [...(typed.get(name) ?? []), word]);
  for (const [number, one] of steps.entries()) {
    if (one.kind === 'type') {
      const { selected, page, draft } = session.read();
      const shown: Block = Object(draft ?? page?.blocks[selected ?? -1]?.value);
      if (selected !== undefined) {
        typeInto(session, { ...shown, heading: `${shown.heading} w${number};` });
        note(shown.name, `w${number};`);
      }
    } else if (one.kind === 'type in the page') {
      // The page in the frame may be some versions behind.
      const version = file.versions.at(-1 - one.age) ?? '';
      const block = session.versions.blockAt(version, `notice-${one.index + 1}`);
      if (block) session.textChanger(['heading'], block)(`${session.valueAt(block, ['heading'])} w${number};`, `group ${number}`);
      if (block) note(nameIn(version, one.index), `w${number};`);
    } else if (one.kind === 'select') void session.select(one.index);
    else if (one.kind === 'move') void session.oneChange.make(() => moveBlock(session, one.by));
    else if (one.kind === 'refresh') void session.refresh();
    else if (one.kind === 'move elsewhere') file.changeElsewhere([{ kind: 'move', path: ['blocks'], from: one.from, to: one.to }]);
    else file.changeElsewhere([{ kind: 'put', path: ['blocks', one.index, 'note'], value: `Words. n${number};` }]);
    await vi.advanceTimersByTimeAsync(one.pause);
  }
  isCalm = true;
  await vi.advanceTimersByTimeAsync(200_000);
  vi.useRealTimers();
  return { file, session, typed };
}

/** Returns the blocks about which a person is asked, one after the other. */
async function askedAbout(session: EditorSession): Promise<Block[]> {
  const asked: Block[] = [];
  for (let next = session.conflict(); next; next = session.conflict()) {
    asked.push(Object(next.mine));
    await session.discard();
  }
  return asked;
}

const wordsOf = (text: string): string[] => text.match(/w\d+;/g) ?? [];

test('however late answers are, every word is in the block into which it was typed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...own), { minLength: 1, maxLength: 25 }),
      fc.array(fate(false), { minLength: 1, maxLength: 40 }),
      async (steps, fates) => {
        const { file, session, typed } = await typeWhile(steps, fates);
        for (const { name, heading } of file.blocks) expect([name, ...wordsOf(heading)]).toEqual([name, ...(typed.get(name) ?? [])]);
        expect(session.read().kept).toEqual([]);
        expect(session.hasUnwritten()).toBe(false);
      },
    ),
    { numRuns: runs(60) },
  );
});

test('while somebody else changes the file, every word is in its block, offered, or asked about, and in no other block', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...own, ...elsewhere), { minLength: 1, maxLength: 25 }),
      fc.array(fate(true), { minLength: 1, maxLength: 40 }),
      async (steps, fates) => {
        const { file, session, typed } = await typeWhile(steps, fates);
        const kept = session.read().kept.map(({ value }): Block => Object(value));
        const asked = await askedAbout(session);
        for (const { name, heading } of file.blocks) {
          const others = [...kept, ...asked].filter((one) => one.name === name).flatMap((one) => wordsOf(one.heading));
          const words = new Set([...wordsOf(heading), ...others]);
          expect([name, ...[...words].sort()]).toEqual([name, ...(typed.get(name) ?? []).sort()]);
        }
      },
    ),
    { numRuns: runs(60) },
  );
});

test('what is typed into a block that somebody deletes meanwhile is offered, and nothing says that it is saved', async () => {
  vi.useFakeTimers();
  const file = new RacingFile(() => ({ delay: 0 }));
  const session = new EditorSession(file, keepNothing);
  void session.open('/');
  await vi.advanceTimersByTimeAsync(10);
  await session.select(1);
  typeInto(session, { ...file.blocks[1], heading: 'B w1;' });
  await session.select(0);
  typeInto(session, { ...file.blocks[0], heading: 'A w2;' });
  file.changeElsewhere([{ kind: 'delete', path: ['blocks', 0] }]);
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  expect(file.blocks.map(({ heading }) => heading)).toEqual(['B w1;', 'C', 'D', 'E']);
  expect(session.read().kept.map(({ value }) => Object(value).heading)).toEqual(['A w2;']);
  expect(session.read().notice).toEqual({ kind: 'gone' });
});
