import { act, type RenderResult, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import { type PageRequest, pageNavigation, pagePrefetch } from '../../packages/engine/src/browser/page-navigation.ts';
import ContactForm from '../../src/blocks/contact-form.tsx';
import siteCode from '../../src/site.ts';
import { fullFixture } from './block-from-yaml.ts';
import { fixtureFormSite } from './form-site.ts';
import { type Sent, stubFetch } from './sent-forms.ts';
import { toastPlace } from './toast-place.ts';

const block = fullFixture('contact-form');
const answers = { 'Full name': 'Ann Weaver', 'Mobile number': '(98765) 432-10', Email: 'ann@client.in', Message: 'Hello.' };

/** The requests that the form of the running test has sent. */
export const sent: Sent[] = [];
/** The paths that it has prefetched and the navigations that it has requested. */
export const requested: { likely: string[]; wanted: PageRequest[] } = { likely: [], wanted: [] };

const noteLikely = ({ detail }: CustomEventInit<string>): void => void requested.likely.push(detail ?? '');
const noteWanted = (event: Event & CustomEventInit<PageRequest>): void => {
  event.preventDefault();
  if (event.detail) requested.wanted.push(event.detail);
};

/** For the tests of a file: catches what the form sends and requests, and removes its answers and toasts after each test. */
export function watchForm(): void {
  beforeEach(() => {
    for (const list of [sent, requested.likely, requested.wanted]) list.length = 0;
    stubFetch(sent);
    document.addEventListener(pagePrefetch, noteLikely);
    document.addEventListener(pageNavigation, noteWanted);
    document.body.append(toastPlace);
  });

  afterEach(() => {
    document.removeEventListener(pagePrefetch, noteLikely);
    document.removeEventListener(pageNavigation, noteWanted);
    act(() => toast.remove());
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

/** Renders the form of the fixture with these `mail:` settings. */
export const renderForm = (mail: object = {}, more: { keepDraft?: boolean } = {}): RenderResult =>
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

/** Looks at the texts: a role and a name, which depend on styles, take jsdom much longer. */
export function button(): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => /^(?:Send it|On its way)$/.test(textContent));
  if (!found) throw new Error('The form has no button that sends it.');
  return found;
}

/** Types and clicks without a look at the styles of each element. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });
export const submitForm = (): Promise<void> => user.click(button());

/** Returns the error message beside the button. */
export const failure = (): HTMLElement | null => document.getElementById('contact-form-1-failure');

/** Fills in valid answers, replaced by those in `more`. */
export async function fill(more: Partial<typeof answers> = {}): Promise<void> {
  for (const [label, answer] of Object.entries({ ...answers, ...more })) {
    const box = boxOf(label);
    await user.clear(box);
    await user.click(box);
    await user.paste(answer);
  }
}

/** Answers the last request. */
export const answer = (response: Response | Error): Promise<void> => act(async () => sent.at(-1)?.answer(response));

/** Parses the JSON of a request. */
export const jsonOf = (one: Sent | undefined): { body: string } & Record<string, string> => JSON.parse(String(one?.init.body));

/** Returns the idempotency key of a request. */
export const keyOf = (one: Sent | undefined): string | null | undefined => one?.headers.get('Idempotency-Key');
