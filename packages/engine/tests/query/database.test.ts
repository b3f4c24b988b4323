import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../../core/src/query/database.ts';
import { createQuerySet } from '../../../core/src/query/query.ts';
import { QueryStore } from '../../src/cache/query-store.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The numbers from which everything is computed, and the names of the queries that have run. */
type Sheet = { cells: Record<string, number>; ran: string[] };

const { define, byName } = createQuerySet<Sheet>();

const cell = define({
  name: 'cell',
  equality: 'json',
  mayChange: () => true,
  compute: ({ input }, key) => input.cells[key] ?? 0,
});

const isEven = define({
  name: 'even',
  equality: 'json',
  compute: (db, key) => {
    db.input.ran.push(`even ${key}`);
    return db.get(cell, key) % 2 === 0;
  },
});

const word = define({
  name: 'word',
  equality: 'inputs',
  compute: (db, key): { word: string } => {
    db.input.ran.push(`word ${key}`);
    return { word: db.get(isEven, key) ? 'even' : 'odd' };
  },
});

/** Reads the second cell only when the first one is even. */
const either = define({
  name: 'either',
  equality: 'json',
  compute: (db, key) => {
    db.input.ran.push(`either ${key}`);
    const [first = '', second = ''] = key.split(' ');
    return db.get(isEven, first) ? db.get(cell, second) : -1;
  },
});

const around = define({ name: 'around', equality: 'json', compute: (db): number => db.get(circle, '') + 1 });
const circle = define({ name: 'circle', equality: 'json', compute: (db): number => db.get(around, '') + 1 });

const failing = define({
  name: 'failing',
  equality: 'json',
  compute: (db) => {
    db.input.ran.push('failing');
    db.runAgain();
    return 'failed';
  },
});

const few = define({ name: 'few', equality: 'inputs', limit: 2, compute: (db, key) => ({ value: db.get(cell, key) }) });

const hash = (text: string): string => createHash('sha1').update(text).digest('hex');

let sheet: Sheet;
let db: Database<Sheet>;
beforeEach(() => {
  sheet = { cells: { a: 1, b: 2 }, ran: [] };
  db = new Database(sheet, { hash });
});

/** Changes cells, and returns which queries run for `ask` in the next revision. */
function ranAfter(cells: Sheet['cells'], ask: () => unknown): string[] {
  sheet = { cells: { ...sheet.cells, ...cells }, ran: [] };
  db.startRevision(sheet);
  ask();
  return sheet.ran;
}

describe('a value', () => {
  test('is computed once, however often it is asked for', () => {
    expect([db.get(word, 'a'), db.get(word, 'a')]).toEqual([{ word: 'odd' }, { word: 'odd' }]);
    expect(sheet.ran).toEqual(['word a', 'even a']);
  });

  test('is computed again only when something that it has read has another value', () => {
    const before = db.get(word, 'a');
    expect(ranAfter({ b: 5 }, () => db.get(word, 'a'))).toEqual([]);
    expect(ranAfter({ a: 3 }, () => db.get(word, 'a'))).toEqual(['even a']);
    expect(db.get(word, 'a')).toBe(before);
    expect(ranAfter({ a: 4 }, () => db.get(word, 'a'))).toEqual(['even a', 'word a']);
    expect(db.get(word, 'a')).toEqual({ word: 'even' });
  });

  test('depends on what its last run has read, and on nothing else', () => {
    expect(db.get(either, 'a b')).toBe(-1);
    expect(ranAfter({ b: 7 }, () => db.get(either, 'a b'))).toEqual([]);
    expect(ranAfter({ a: 2 }, () => db.get(either, 'a b'))).toEqual(['even a', 'either a b']);
    expect(ranAfter({ b: 8 }, () => db.get(either, 'a b'))).toEqual(['either a b']);
    expect(db.get(either, 'a b')).toBe(8);
  });

  test('that nobody asks for is not computed', () => {
    db.get(word, 'a');
    expect(ranAfter({ a: 2 }, () => db.get(word, 'b'))).toEqual(['word b', 'even b']);
  });

  test('of a run that failed is computed in every revision', () => {
    db.get(failing, '');
    expect(ranAfter({}, () => db.get(failing, ''))).toEqual(['failing']);
  });

  test('beyond the limit of its query is dropped, and computed again', () => {
    const first = db.get(few, 'a');
    db.get(few, 'b');
    expect(db.peek(few, 'a')).toBe(first);
    db.get(few, 'c');
    expect(db.peek(few, 'a')).toBeUndefined();
    expect(db.get(few, 'a')).toEqual(first);
  });

  test('that needs itself is an error that names the way', () => {
    expect(() => db.get(circle, '')).toThrow('These queries need each other: circle  -> around  -> circle .');
  });
});

test('what a value has read is known', () => {
  db.get(either, 'b a');
  expect(db.readsOf(either, 'b a').map(({ query, key }) => `${query.name} ${key}`)).toEqual(['even b', 'cell a']);
});

/** Returns a fork with other cells. */
const forkWith = (cells: Sheet['cells']): Database<Sheet> => db.fork({ cells: { ...sheet.cells, ...cells }, ran: sheet.ran });

describe('a fork', () => {
  test('computes only what depends on what is another one in it, and stops where a value is equal', () => {
    const [before] = [db.get(word, 'a'), db.get(word, 'b'), db.get(either, 'b a')];
    sheet.ran = [];
    const fork = forkWith({ a: 3 });
    expect([fork.get(word, 'a'), fork.get(word, 'b'), fork.get(either, 'b a')]).toEqual([{ word: 'odd' }, { word: 'even' }, 3]);
    expect(sheet.ran).toEqual(['even a', 'either b a']);
    expect(fork.get(word, 'a')).toBe(before);
  });

  test('changes nothing in its database', () => {
    db.get(word, 'a');
    const fork = forkWith({ a: 4 });
    expect([fork.get(word, 'a'), fork.peek(word, 'a'), db.peek(word, 'a'), db.get(word, 'a')]).toEqual(
      ['even', 'even', 'odd', 'odd'].map((one) => ({ word: one })),
    );
    expect(ranAfter({}, () => db.get(word, 'a'))).toEqual([]);
  });

  test('knows what a value has read in it', () => {
    db.get(either, 'a b');
    expect(
      forkWith({ a: 2 })
        .readsOf(either, 'a b')
        .map(({ query, key, hash: ofValue }) => [`${query.name} ${key}`, ofValue === hash('2')]),
    ).toEqual([
      ['even a', false],
      ['cell b', true],
    ]);
  });

  test('looks itself at what its database has not looked at since it may have changed', () => {
    db.get(word, 'a');
    sheet = { cells: { a: 2 }, ran: [] };
    db.startRevision(sheet);
    expect(db.fork({ ...sheet }).get(word, 'a')).toEqual({ word: 'even' });
  });

  test('has the same values as one that starts anew, and so has its database afterwards', () => {
    const cells = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(3));
    const asks = fc.array(fc.constantFrom('a b', 'b c', 'c a'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.record({ cells, asks, forked: cells, askedThere: asks }), { maxLength: 8 }), (steps) => {
        let now: Sheet = { cells: {}, ran: [] };
        const current = new Database<Sheet>(now, { hash });
        const expectSame = (one: Database<Sheet>, { cells: wanted }: Sheet, keys: readonly string[]): void => {
          const fresh = new Database<Sheet>({ cells: wanted, ran: [] }, { hash });
          for (const key of keys) {
            expect(one.get(either, key)).toBe(fresh.get(either, key));
            expect(one.get(word, key[0] ?? '')).toEqual(fresh.get(word, key[0] ?? ''));
            const readIn = (two: Database<Sheet>): string[] => two.readsOf(either, key).map((read) => `${read.query.name} ${read.key}`);
            expect(readIn(one)).toEqual(readIn(fresh));
          }
        };
        for (const step of steps) {
          now = { cells: { ...now.cells, ...step.cells }, ran: [] };
          current.startRevision(now);
          expectSame(current, now, step.asks);
          const other = { cells: { ...now.cells, ...step.forked }, ran: [] };
          expectSame(current.fork(other), other, step.askedThere);
          expectSame(current, now, step.asks);
        }
      }),
    );
  });
});

describe('a later process', () => {
  const root = tempFolder('queries');
  let store: { root: string; siteDir: string; fingerprint: string };
  beforeEach(() => {
    store = { root, siteDir: `/site/${Math.random()}`, fingerprint: 'code' };
  });

  const open = (cells: Sheet['cells'], fingerprint = 'code'): Database<Sheet> => {
    sheet = { cells, ran: [] };
    return new Database(sheet, { hash, queries: byName, store: new QueryStore({ ...store, fingerprint }) });
  };

  test('computes only what has changed, and values that are not stored when somebody needs them', async () => {
    const first = open({ a: 1, b: 2 });
    first.get(either, 'b a');
    first.get(word, 'a');
    await first.save();
    const second = open({ a: 1, b: 2 });
    expect([second.get(either, 'b a'), sheet.ran]).toEqual([1, []]);
    expect([second.get(word, 'a'), sheet.ran]).toEqual([{ word: 'odd' }, ['word a']]);
    await second.save();
    expect([open({ a: 5, b: 2 }).get(either, 'b a'), sheet.ran]).toEqual([5, ['either b a']]);
  });

  test('uses nothing that other code has computed', async () => {
    const first = open({ b: 2 });
    first.get(either, 'b a');
    await first.save();
    open({ b: 2 }, 'other code').get(either, 'b a');
    expect(sheet.ran).toEqual(['either b a', 'even b']);
  });

  test('keeps what this one did not ask for, if it is current', async () => {
    const first = open({ a: 1, b: 2 });
    first.get(either, 'b a');
    first.get(word, 'a');
    await first.save();
    const second = open({ a: 1, b: 4 });
    second.get(isEven, 'b');
    second.get(isEven, 'c');
    await second.save();
    const third = open({ a: 1, b: 4 });
    third.get(isEven, 'a');
    third.get(either, 'b a');
    expect(sheet.ran).toEqual([]);
  });

  test('has the same values as one that starts anew, after any changes', async () => {
    const change = fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: fc.nat(3), isNewProcess: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat(), async (changes, number) => {
        store = { ...store, siteDir: `/property/${number}` };
        let cells: Sheet['cells'] = {};
        let current = open(cells);
        for (const { key, value, isNewProcess } of changes) {
          cells = { ...cells, [key]: value };
          if (isNewProcess) {
            await current.save();
            current = open(cells);
          } else {
            sheet = { cells, ran: [] };
            current.startRevision(sheet);
          }
          const fresh = new Database<Sheet>({ cells, ran: [] }, { hash });
          for (const name of ['a b', 'b c', 'c a']) expect(current.get(either, name)).toBe(fresh.get(either, name));
          for (const name of ['a', 'b']) expect(current.get(word, name)).toEqual(fresh.get(word, name));
        }
      }),
      { numRuns: 60 },
    );
  });
});
