import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import { type FieldFormSpec, useFieldForm } from '../../packages/engine/src/forms/fields/index.ts';
import { draftValues, fillFromDraft } from '../../packages/engine/src/forms/shared/form-draft.ts';
import siteCode from '../../src/site.ts';
import { fixtureFormSite } from './form-site.ts';
import { type Sent, stubFetch } from './sent-forms.ts';

const field = (name: string) => ({ name, label: name, kind: 'text', rule: 'any', maxLength: 200, required: `No ${name}` }) as const;
const strings = withOverrides(siteCode.strings, {});
const fields = [field('nick'), field('course')];
const spec: FieldFormSpec = {
  fields: [...fields],
  emailRule: 'wide',
  keepDraft: true,
  blockKey: 'form-1',
  title: 'Apply',
  thankYou: '/applied',
  site: fixtureFormSite({ messages: { refused: 'Not accepted.' } }),
  strings,
};
const steps = fields.map((one) => ({ title: one.name, parts: [one] }));

/** A form with two steps of a field each, as a site could write it: without class names. */
function Application() {
  const { form, stepHeading, submit, back, input, errors, failure, step, isSending } = useFieldForm({ ...spec, steps, sent: 'Sent' });
  return (
    <form ref={form} onSubmit={submit} onInput={input} aria-label="Apply">
      <div data-panels>
        {fields.map(({ name }, index) => (
          <div key={name}>
            <h3 ref={index === step ? stepHeading : undefined} tabIndex={-1}>{`Step ${name}`}</h3>
            <input aria-label={name} name={name} />
            <p>{errors[name]}</p>
          </div>
        ))}
      </div>
      <button type="submit">{isSending ? 'Sending' : 'Next'}</button>
      <button type="button" onClick={back}>
        Back
      </button>
      <p role="status">{failure}</p>
    </form>
  );
}

const sent: Sent[] = [];
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const answer = (response: Response): Promise<void> => act(async () => sent.at(-1)?.answer(response));
const openStep = (): number => [...document.querySelectorAll('[data-panels] > *')].findIndex((panel) => !panel.hasAttribute('hidden'));

beforeEach(() => {
  sent.length = 0;
  stubFetch(sent);
  sessionStorage.clear();
  render(<Application />);
});

afterEach(() => vi.unstubAllGlobals());

describe('a form in steps', () => {
  test('shows the error of a step, and leads to the next with the focus on its heading', async () => {
    await press('Next');
    expect(screen.getByText('No nick')).toBeDefined();
    expect(screen.queryByText('No course')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('nick'));
    await userEvent.type(screen.getByLabelText('nick'), 'Asha');
    expect(screen.queryByText('No nick')).toBeNull();
    await press('Next');
    expect(openStep()).toBe(1);
    expect(document.activeElement?.textContent).toBe('Step course');
    await press('Back');
    expect(openStep()).toBe(0);
  });

  test('opens the step of an answer that only the service rejects', async () => {
    await userEvent.type(screen.getByLabelText('nick'), 'Asha');
    await press('Next');
    await userEvent.type(screen.getByLabelText('course'), 'Weaving');
    await press('Next');
    expect(String(sent[0]?.init.body)).toBe('form=%2Fwrite%23form-1&nick=Asha&course=Weaving');
    expect(screen.getByRole('button', { name: 'Sending' })).toBeDefined();
    await answer(Response.json({ ok: false, fields: ['nick', 'unknown'] }, { status: 422 }));
    await waitFor(() => expect(openStep()).toBe(0));
    expect(screen.getByText(strings.formCheck.invalid)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('nick'));
  });

  test('shows a failure when the service rejects fields that it does not have', async () => {
    await userEvent.type(screen.getByLabelText('nick'), 'Asha');
    await press('Next');
    await userEvent.type(screen.getByLabelText('course'), 'Weaving');
    await press('Next');
    await answer(Response.json({ ok: false, fields: ['unknown'] }, { status: 422 }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Not accepted.'));
    expect(openStep()).toBe(1);
  });

  test('keeps its draft while the visitor types, under the key with which it is sent', async () => {
    await userEvent.type(screen.getByLabelText('nick'), 'Asha');
    await press('Next');
    await userEvent.type(screen.getByLabelText('course'), 'Weaving');
    const draft = JSON.parse(sessionStorage.getItem('draft of /write#form-1') ?? '{}');
    expect(draft.answers).toEqual({ nick: 'Asha', course: 'Weaving' });
    await press('Next');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(draft.key);
  });
});

describe('a draft', () => {
  const form = (html: string): HTMLFormElement => {
    const element = document.createElement('form');
    element.innerHTML = html;
    return element;
  };
  const inputs = `<input type="hidden" name="form" value="x"><input name="website_confirm" value="spam"><input name="name" value="Asha">
    <textarea name="text">Hello</textarea><select name="day"><option value="">-</option><option value="mon" selected>Monday</option></select>
    <input type="checkbox" name="tags" value="a" checked><input type="checkbox" name="tags" value="b"><input type="radio" name="size" value="s" checked>`;

  test('has what visitors fill in, whatever its class names, and neither hidden fields nor the honeypot', () => {
    expect(draftValues(form(inputs))).toEqual({ name: 'Asha', text: 'Hello', day: 'mon', 'tags a': 'a', 'size s': 's' });
  });

  test('fills in empty fields only', () => {
    const empty = form('<input name="name" value="Bela"><textarea name="text"></textarea><input type="checkbox" name="tags" value="a">');
    fillFromDraft(empty, draftValues(form(inputs)));
    expect(draftValues(empty)).toEqual({ name: 'Bela', text: 'Hello', 'tags a': 'a' });
  });

  test('chooses no other of several options', () => {
    const chosen = form('<input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>');
    fillFromDraft(chosen, draftValues(form(inputs)));
    expect(draftValues(chosen)).toEqual({ 'size m': 'm' });
  });
});
