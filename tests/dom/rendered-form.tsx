import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';
import { type PageRequest, pageLikely, pageRequested } from '../../packages/engine/src/browser/request-page.ts';
import { withOverrides } from '../../packages/engine/src/strings/with-overrides.ts';
import ContactForm from '../../src/blocks/contact-form.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { fixtureFormSite } from './form-site.ts';
import { catchSent, type Sent } from './sent-forms.ts';

const block = fullFixture('contact-form');
const answers = { 'Full name': 'Ann Weaver', 'Mobile number': '(98765) 432-10', Email: 'ann@client.in', Message: 'Hello.' };

/** The requests of the form in the running test. */
export const sent: Sent[] = [];
/** The page requests of the form. */
export const asked: { likely: string[]; wanted: PageRequest[] } = { likely: [], wanted: [] };

document.addEventListener(pageLikely, ({ detail }: CustomEventInit<string>) => asked.likely.push(detail ?? ''));
document.addEventListener(pageRequested, ({ detail }: CustomEventInit<PageRequest>) => detail && asked.wanted.push(detail));
const place = document.createElement('div');
Object.assign(place.dataset, { toasts: '', success: '2000', error: '4000', limit: '20', close: 'Close message' });
document.body.append(place);

beforeEach(() => {
  for (const list of [sent, asked.likely, asked.wanted]) list.length = 0;
  catchSent(sent);
});

afterEach(() => {
  act(() => toast.remove());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Renders the form of the fixture on a site with the given `mail:` settings. */
export const draw = (mail: object = {}, more: { keepDraft?: boolean } = {}): RenderResult =>
  render(
    <ContactForm
      {...block}
      {...more}
      site={fixtureFormSite(mail)}
      strings={withOverrides(siteCode.strings, {})}
      blockKey="contact-form-1"
    />,
  );

export const labels = Object.keys(answers);
export const boxOf = (label: string): HTMLElement => screen.getByLabelText(label);
export const button = (): HTMLElement => screen.getByRole('button', { name: /Send it|On its way/ });
export const press = (): Promise<void> => userEvent.click(button());

/** The error beside the button after a failed send. */
export const failure = (): HTMLElement | null => document.getElementById('contact-form-1-failure');

/** Fills the form in with valid answers, except those that the test overrides. */
export async function fill(more: Partial<typeof answers> = {}): Promise<void> {
  for (const [label, answer] of Object.entries({ ...answers, ...more })) {
    await userEvent.clear(boxOf(label));
    await userEvent.click(boxOf(label));
    await userEvent.paste(answer);
  }
}

/** Responds to the last request. */
export const answer = (response: Response | Error): Promise<void> => act(async () => sent.at(-1)?.answer(response));

/** The JSON of the last request. */
export const jsonOf = (one: Sent | undefined): { body: string } & Record<string, string> => JSON.parse(String(one?.init.body));

/** The idempotency key of the last request. */
export const keyOf = (one: Sent | undefined): string | null | undefined => one?.headers.get('Idempotency-Key');
