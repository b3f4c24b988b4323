import fc from 'fast-check';
import type { Edit, EditResult, WrittenPage } from 'pagewright/editing';
import { expect, test, vi } from 'vitest';
import { runs } from '../../engine/tests/support/property-runs.ts';
import { moveBlock } from '../src/client/blocks/change-blocks.ts';
import { EditorSession } from '../src/client/editor-session.ts';
import { FakeRequests, pageWith } from './support/fake-requests.ts';
import { answerLate, type Fate } from './support/late-answer.ts';
import { typeInto } from './support/type-into.ts';

type Block = { type: string; name: string; heading: string };

/** A file with blocks, and requests that are answered late, or not at all, also after they were carried out. */
class SlowFile extends FakeRequests {
  #version = 0;
  readonly #versions = new Map<string, readonly Block[]>();
  blocks: readonly Block[] = ['A', 'B', 'C', 'D'].map((name) => ({ type: 'notice', name, heading: name }));

  constructor(private readonly nextFate: () => Fate) {
    super();
  }

  override page = (_path: string): Promise<WrittenPage | undefined> =>
    answerLate(this.nextFate(), () => {
      const version = `v${this.#version}`;
      this.#versions.set(version, this.blocks);
      const blocks = this.blocks.map((value) => ({ type: 'notice', value, key: value.name, shared: undefined }));
      return { ...pageWith(), version, blocks };
    });

  override apply = (edit: Edit): Promise<EditResult> =>
    answerLate(this.nextFate(), () => {
      const base = this.#versions.get(edit.version) ?? [];
      for (const change of edit.changes) this.#make(change, base);
      this.#version += 1;
      return { outcome: 'written', file: edit.file, version: 'unread' };
    });

  /** As the preview merges a change of an older version: blocks are the same ones by their names. */
  #make(change: Edit['changes'][number], base: readonly Block[]): void {
    if (change.kind === 'move') {
      if (base.map(({ name }) => name).join() !== this.blocks.map(({ name }) => name).join()) return;
      const moved = this.blocks.slice(change.from, change.from + 1);
      this.blocks = this.blocks.toSpliced(change.from, 1).toSpliced(change.to, 0, ...moved);
    } else if (change.kind === 'put') {
      const name = base[Number(change.path[1])]?.name;
      this.blocks = this.blocks.map((block) => (block.name === name ? Object(change.value) : block));
    }
  }
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('type' as const), pause: fc.nat(400) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('select' as const), index: fc.nat(3), pause: fc.nat(100) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), by: fc.constantFrom(-1 as const, 1 as const), pause: fc.nat(100) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refresh' as const), pause: fc.nat(100) }) },
);
const fate = fc.record({
  delay: fc.nat(2000),
  fails: fc.constantFrom(undefined, undefined, undefined, undefined, 'before' as const, 'after' as const),
});

test('whatever answers are late, lost or fail, what is typed is in the block that was chosen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(fate, { minLength: 1, maxLength: 40 }),
      async (steps, fates) => {
        vi.useFakeTimers();
        let [count, isCalm] = [0, true];
        const requests = new SlowFile(() => {
          count += 1;
          return isCalm ? { delay: 0, fails: undefined } : (fates[count % fates.length] ?? { delay: 0, fails: undefined });
        });
        const session = new EditorSession(requests);
        void session.open('/');
        await vi.advanceTimersByTimeAsync(10);
        await session.select(0);
        isCalm = false;
        const typed = new Map<string, string>();
        for (const [number, one] of steps.entries()) {
          if (one.kind === 'type') {
            const { selected, page, draft } = session.read();
            const shown: Block = Object(draft ?? page?.blocks[selected ?? -1]?.value);
            const heading = `${shown.heading} ${number}`;
            typeInto(session, { ...shown, heading });
            typed.set(shown.name, heading);
          } else if (one.kind === 'select') await session.select(one.index);
          else if (one.kind === 'move') void moveBlock(session, one.by);
          else void session.refresh();
          await vi.advanceTimersByTimeAsync(one.pause);
        }
        isCalm = true;
        await vi.advanceTimersByTimeAsync(200_000);
        expect(requests.blocks.map(({ name }) => name).sort()).toEqual(['A', 'B', 'C', 'D']);
        for (const { name, heading } of requests.blocks) expect(heading).toBe(typed.get(name) ?? name);
        expect(session.hasUnwritten()).toBe(false);
        vi.useRealTimers();
      },
    ),
    { numRuns: runs(60) },
  );
});
