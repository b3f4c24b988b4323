import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import EnquiryForm from '../../src/blocks/enquiry-form.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { fixtureFormSite } from './form-site.ts';
import { accepted, type Sent, stubFetch } from './sent-forms.ts';

const block = fullFixture('enquiry-form');
const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  stubFetch(sent);
});

afterEach(() => vi.unstubAllGlobals());

const renderForm = (submit: 'nothing' | 'send'): void => {
  render(
    <EnquiryForm
      {...block}
      submit={submit}
      site={fixtureFormSite()}
      strings={withOverrides(siteCode.strings, {})}
      blockKey="enquiry-form-1"
    />,
  );
};

describe('F-13 the enquiry form', () => {
  test('sends nothing, and says so beside its button with other contacts', () => {
    renderForm('nothing');
    const form = screen.getByRole('form');
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.hasAttribute('action')).toBe(false);
    expect(form.querySelector('[type="hidden"], [name="website_confirm"]')).toBeNull();
    const note = document.getElementById(screen.getByRole('button').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain(block.text);
    expect(note?.querySelectorAll('a')).toHaveLength(3);
  });

  test('with `submit: send` is sent like any other, without the note', async () => {
    renderForm('send');
    expect(screen.queryByText(block.text)).toBeNull();
    const form = screen.getByRole('form');
    expect(form.getAttribute('action')).toBe('/send-email');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ann Weaver');
    await userEvent.type(screen.getByLabelText('Message'), 'Looms');
    await userEvent.click(screen.getByRole('button', { name: 'Check it' }));
    expect(screen.getByRole('button').textContent).toBe('On its way');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const { body } = JSON.parse(String(sent[0]?.init.body));
    expect(body).toBe('Name: Ann Weaver\nMessage: Looms');
    await act(async () => sent[0]?.answer(accepted()));
  });

  test('leaves the first validation to the browser, also when it sends', () => {
    renderForm('send');
    expect(screen.getByRole('form')).toHaveProperty('noValidate', false);
    expect(screen.getByLabelText('Your name')).toHaveProperty('required', true);
    expect(screen.getByLabelText(/Phone/)).toHaveProperty('required', false);
  });
});
