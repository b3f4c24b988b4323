import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptWith, type FormEvent, type FormState, initialFormState, nextFormState } from '../../src/forms/shared/form-machine.ts';

type Press = { content: string; succeeds: boolean };
const press = fc.record({ content: fc.constantFrom('one', 'two'), succeeds: fc.boolean() });

/** A form with two steps, and the states that it has had. */
function startForm(steps: string[][] = [['name', 'place'], ['day']]) {
  let state: FormState = initialFormState;
  let keys = 0;
  const dispatch = (event: FormEvent): FormState => {
    state = nextFormState(state, event, steps);
    return state;
  };
  const submit = (content: string, errors: Record<string, string> = {}): FormState => {
    keys += 1;
    return dispatch({ type: 'submit', errors, attempt: attemptWith(state, content, `key ${keys}`) });
  };
  return { dispatch, submit, now: () => state };
}

/** Presses in whatever order they come and answers in whatever order they arrive; what was sent, with its key. */
async function run(presses: readonly Press[], s: fc.Scheduler) {
  const form = startForm([['message']]);
  const sent: { content: string; key: string; succeeds: boolean }[] = [];
  let underWay = 0;
  let most = 0;
  const send = async ({ content, succeeds }: Press, key: string): Promise<void> => {
    sent.push({ content, key, succeeds });
    underWay += 1;
    most = Math.max(most, underWay);
    await s.schedule(Promise.resolve(), 'answer');
    underWay -= 1;
    form.dispatch(succeeds ? { type: 'accepted' } : { type: 'failed', message: 'refused' });
  };
  for (const one of presses) {
    void s.schedule(Promise.resolve(), 'press').then(() => {
      const before = form.now();
      const { attempt } = form.submit(one.content);
      if (form.now() !== before && attempt) void send(one, attempt.key);
    });
  }
  await s.waitIdle();
  return { form, sent, most };
}

test('F-1 however presses and answers mix, one request is under way at most, and none is locked out after', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(press, { minLength: 1, maxLength: 8 }), async (s, presses) => {
      const { form, sent, most } = await run(presses, s);
      expect(most).toBe(1);
      expect(sent.length).toBeGreaterThan(0);
      expect(form.now().phase).toBe('idle');
    }),
  );
});

test('F-1 the same content has the same key until it has been sent, and no other has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(press, { minLength: 2, maxLength: 8 }), async (s, presses) => {
      const { sent } = await run(presses, s);
      for (const [index, { content, key }] of sent.entries()) {
        const before = sent[index - 1];
        const isRepetition = before !== undefined && !before.succeeds && before.content === content;
        expect(key === before?.key).toBe(isRepetition);
      }
      const contents = new Map(sent.map(({ key, content }) => [key, content]));
      for (const { key, content } of sent) expect(contents.get(key)).toBe(content);
    }),
  );
});

test('D-8 a content tried before a reload goes on under its key, another does not', () => {
  const form = startForm([['message']]);
  form.dispatch({ type: 'start', answers: {}, attempt: { content: 'tried', key: 'the-key' } });
  expect(form.submit('tried').attempt?.key).toBe('the-key');
  form.dispatch({ type: 'failed', message: 'no answer' });
  expect(form.submit('changed').attempt?.key).not.toBe('the-key');
});

describe('a form whose code is loading', () => {
  test('waits once, however often it is submitted, and is then sent by the browser', () => {
    const form = startForm([]);
    const waiting = form.dispatch({ type: 'wait' });
    expect(waiting.phase).toBe('waiting');
    expect(form.dispatch({ type: 'wait' })).toBe(waiting);
    expect(form.submit('posted').phase).toBe('sending');
    expect(form.dispatch({ type: 'wait' }).phase).toBe('sending');
  });

  test('can be sent again after a failure, which is no longer shown', () => {
    const form = startForm([]);
    form.dispatch({ type: 'wait' });
    expect(form.dispatch({ type: 'failed', message: 'no answer' })).toMatchObject({ phase: 'idle', failure: 'no answer' });
    expect(form.dispatch({ type: 'wait' })).toMatchObject({ phase: 'waiting', failure: undefined });
  });
});

describe('the steps of a form', () => {
  test('show their own errors only, and the focus is on the first invalid field', () => {
    const form = startForm();
    const state = form.submit('', { day: 'Which day?', place: 'Where?', name: 'Who?' });
    expect(state).toMatchObject({ phase: 'idle', step: 0, errors: { name: 'Who?', place: 'Where?' }, focus: { field: 'name' } });
    expect(state.errors).not.toHaveProperty('day');
  });

  test('an error disappears when its field is valid, and none appears', () => {
    const form = startForm();
    form.submit('', { name: 'Who?', place: 'Where?' });
    expect(form.dispatch({ type: 'input', answers: {}, errors: { place: 'Where?', day: 'Which day?' } }).errors).toEqual({
      place: 'Where?',
    });
  });

  test('follow each other, with the focus on the heading, and the last one sends', () => {
    const form = startForm();
    expect(form.submit('', { day: 'Which day?' })).toMatchObject({ phase: 'idle', step: 1, errors: {}, focus: { field: undefined } });
    expect(form.dispatch({ type: 'back' })).toMatchObject({ step: 0, focus: { field: undefined } });
    form.submit('');
    expect(form.submit('all').phase).toBe('sending');
  });

  test('an answer that the service does not accept opens its step', () => {
    const form = startForm();
    form.submit('');
    form.submit('all');
    const state = form.dispatch({ type: 'rejected', errors: { place: 'Where?' } });
    expect(state).toMatchObject({ phase: 'idle', step: 0, errors: { place: 'Where?' }, focus: { field: 'place' } });
  });

  test('are empty after the message was accepted', () => {
    const form = startForm([['message']]);
    form.dispatch({ type: 'start', answers: { message: ['Hello'] }, attempt: undefined });
    form.submit('Hello');
    expect(form.dispatch({ type: 'accepted' })).toEqual({ ...initialFormState, isReady: true });
  });
});
