import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditResult } from 'pagewright/editing';
import { expect, test, vi } from 'vitest';
import { dialogSessions } from '../../packages/editor/src/client/dialog-sessions.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { type EditorState, firstState, problemsOfForm } from '../../packages/editor/src/client/editor-state.ts';
import { FormPanel } from '../../packages/editor/src/client/form-panel.tsx';
import { goTo } from '../../packages/editor/src/client/go-to.ts';
import type { ChangeKeeper } from '../../packages/editor/src/client/kept-change.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests } from '../../packages/editor/tests/support/fake-requests.ts';
import { keepNothing } from '../../packages/editor/tests/support/keep-nothing.ts';
import { outlineOf } from '../../packages/engine/src/edit/outline-site.ts';
import siteCode from '../../src/site.ts';

const texts = textsOf('en');
const { siteFields } = outlineOf(undefined, siteCode);

const kept: unknown[] = [];
const keeper: ChangeKeeper = { ...keepNothing, keep: (pending) => void kept.push(pending) };

function show(name: string, value: unknown): { session: EditorSession; requests: FakeRequests; state: EditorState; view: () => void } {
  const requests = new FakeRequests();
  kept.length = 0;
  const session = new EditorSession(requests, keeper);
  const thing = { id: 1, file: 'site.yaml', place: { version: '1', at: [name], value }, isPage: false, isGone: false };
  const form = { thing, file: 'site.yaml', at: [name], version: '1', value: { [name]: value }, problems: [] };
  const state: EditorState = { ...firstState, view: 'site', outline: { ...emptyOutline, siteFields, languages: ['en', 'de'] }, form };
  const view = (): void => {
    render(<FormPanel session={session} state={state} texts={texts} language="en" />);
  };
  return { session, requests, state, view };
}

test('languages have names, another one is chosen by its name, and nobody writes a code', async () => {
  const { session, view } = show('languages', { de: { name: 'Deutsch', fallback: 'en' }, en: { name: 'English' } });
  const run = vi.spyOn(session, 'run').mockResolvedValue({ outcome: 'nothing' });
  view();
  expect(screen.getByRole('group', { name: 'German' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a name' })).toBeNull();
  // The language of the originals stays.
  expect(screen.getByRole('button', { name: 'Remove German' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove English' })).toBeNull();
  const added = within(screen.getByRole('region', { name: texts.addLanguage }));
  const names = [...added.getByLabelText(/^Language/).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Dutch', 'Brazilian Portuguese', 'Arabic']));
  expect(names).toEqual([...new Set(names)]);
  expect(names).not.toContain('German');
  await userEvent.selectOptions(added.getByLabelText(/^Language/), 'Dutch');
  await userEvent.click(added.getByRole('button', { name: texts.addThisLanguage }));
  expect(run).toHaveBeenCalledWith({ kind: 'add-language', language: 'nl' }, false);
});

test('the language of the originals is one of those of the site', () => {
  show('language', 'en').view();
  const options = [...screen.getByLabelText(/^Language/).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options.filter((one) => one !== '–')).toEqual(expect.arrayContaining(['English', 'German']));
  expect(options.length).toBeLessThan(5);
});

test('words of buttons and messages in English are counted, added and translated', async () => {
  const { requests, view } = show('languages', { de: { name: 'Deutsch' }, en: { name: 'English' } });
  requests.englishTexts = async (language) =>
    language === 'de'
      ? {
          file: 'strings/de.yaml',
          missing: 2,
          known: 2,
          texts: [
            { path: ['list', 'found', 'one'], text: '{count} found' },
            { path: ['list', 'found', 'other'], text: '{count} found' },
          ],
        }
      : { file: '', missing: 0, known: 0, texts: [] };
  view();
  expect(await screen.findByText('German: 3 words of buttons and messages are still in English.')).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.addWords })).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.translateWords })).toBeTruthy();
});

/** Opens the dialog with the words of German, and types one. */
async function typeWord(result: EditResult): Promise<{ session: EditorSession; requests: FakeRequests }> {
  // jsdom has no dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'));
    },
  });
  const { session, requests, view } = show('languages', { de: { name: 'Deutsch' }, en: { name: 'English' } });
  requests.result = result;
  requests.file = async (file) => {
    const isWritten = result.outcome === 'written' && requests.edits.length > 0;
    return { file, version: String(requests.edits.length), value: isWritten ? { list: { found: 'D' } } : {}, problems: [] };
  };
  requests.englishTexts = async (language) => {
    const texts = language === 'de' ? [{ path: ['list', 'found'], text: 'Found' }] : [];
    return { file: 'strings/de.yaml', missing: 0, known: 0, texts };
  };
  view();
  await userEvent.click(await screen.findByRole('button', { name: texts.translateWords }));
  await userEvent.type(await within(screen.getByRole('dialog')).findByRole('textbox'), 'D');
  return { session, requests };
}

test('a word that is typed into its dialog is kept, listed until it is written, and written when the dialog is closed at once', async () => {
  const { requests } = await typeWord({ outcome: 'written', file: 'strings/de.yaml', version: 'next' });
  expect(kept).toHaveLength(1);
  expect(dialogSessions().map((one) => one.hasUnwritten())).toEqual([true]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.close }));
  await vi.waitFor(() => expect(JSON.stringify(requests.edits)).toContain('"found":"D"'));
  await vi.waitFor(() => expect(dialogSessions()).toEqual([]));
});

test('a word that is refused is offered in the editor when its dialog is closed', async () => {
  const { session } = await typeWord({ outcome: 'refused', caused: [], problems: [] });
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.close }));
  await vi.waitFor(() => expect(session.read().kept).toMatchObject([{ file: 'strings/de.yaml', value: { list: { found: 'D' } } }]));
  expect(dialogSessions()).toEqual([]);
});

test('what is left to do leads to the words of its language', async () => {
  // jsdom has no CSS.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const { session, requests, view } = show('languages', { de: { name: 'Deutsch' }, en: { name: 'English' } });
  requests.englishTexts = async (language) => ({ file: '', missing: language === 'de' ? 1 : 0, known: 0, texts: [] });
  view();
  await goTo(session, { file: 'strings/de.yaml', page: undefined, path: ['toasts'] }, { focuses: true });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Words of buttons and messages: German' }));
  // They are above the fields of all languages, and so is the form for another one.
  const words = await screen.findByText('German: 1 word of buttons and messages is still in English.');
  // Pagewright has none of them in this language.
  expect(screen.queryByRole('button', { name: texts.addWords })).toBeNull();
  expect(screen.getByRole('button', { name: texts.addEnglishWords })).toBeTruthy();
  const form = screen.getByRole('region', { name: texts.addLanguage });
  for (const one of [words, form])
    expect(one.compareDocumentPosition(screen.getByRole('group', { name: 'Languages' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('pages and settings without their translation are under what is left to do, each with its button, and no problem says it again', async () => {
  const pageAt = (path: string, language: string, file: string) => ({
    ...{
      path,
      address: path,
      title: `Title of ${path}`,
      language,
      file,
      description: '',
      absence: undefined,
      isFallback: false,
      problems: 1,
    },
  });
  const pages = [pageAt('/', 'en', 'pages/home.yaml'), pageAt('/a', 'en', 'pages/a.yaml'), pageAt('/de/a', 'de', 'pages/de/a.yaml')];
  const missing = {
    severity: 'warning',
    code: 'missing-translation',
    message: '1 page is not translated.',
    path: ['languages', 'de'],
  } as const;
  const value = { languages: { en: { name: 'English' }, de: { name: 'Deutsch' } }, navigation: [], url: '' };
  const { session, state } = show('languages', value.languages);
  const form = state.form && { ...state.form, value, problems: [missing] };
  const outline = { ...emptyOutline, siteFields, languages: ['en', 'de'], pages };
  render(<FormPanel session={session} state={{ ...state, outline, form }} texts={texts} language="en" />);
  const left = within(screen.getByRole('region', { name: texts.whatIsLeft }));
  expect(left.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Title of /', 'Navigation']);
  expect(problemsOfForm({ ...state, outline, form })).toEqual([]);
});

test('a site without languages has one button for the first ones', () => {
  show('languages', undefined).view();
  expect(screen.getByRole('button', { name: texts.addThisLanguage })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Languages' })).toBeNull();
});
