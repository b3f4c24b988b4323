import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VersionsOverview } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { firstState } from '../../packages/editor/src/client/editor-state.ts';
import { NewPage } from '../../packages/editor/src/client/new-page.tsx';
import { PublishForm } from '../../packages/editor/src/client/publish-form.tsx';
import type { Online } from '../../packages/editor/src/client/use-online.ts';
import { createVersionRequests } from '../../packages/editor/src/client/version-requests.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests } from '../../packages/editor/tests/support/fake-requests.ts';

const texts = textsOf('en');
const parts = { session: new EditorSession(new FakeRequests()), state: { ...firstState, outline: emptyOutline }, texts };
const nothing = (): undefined => undefined;

/** Goes to a field by a key, types into it, leaves it and types more. */
async function typeTwice(label: string, words: string, more: string): Promise<void> {
  const field = screen.getByLabelText(label);
  field.focus();
  await userEvent.keyboard(words);
  field.blur();
  field.focus();
  await userEvent.keyboard(more);
}

/** No file says where the website goes. */
const notOnline: Online = { state: undefined, failure: undefined, put: async () => undefined, stop: async () => undefined };

test('what is typed takes the place of the text that the title of a new page suggests, but not of an own one', async () => {
  render(<NewPage {...parts} onDone={nothing} onBack={nothing} />);
  await userEvent.type(screen.getByLabelText(texts.pageTitle), 'Prices & visits');
  await typeTwice(texts.inNavigation, 'Prices', ' 2');
  expect(screen.getByLabelText(texts.inNavigation)).toHaveProperty('value', 'Prices 2');
});

test('what is typed takes the place of the suggested message of a version, but not of an own one', async () => {
  const overview: VersionsOverview = {
    ...{ kind: 'git', blocked: undefined, hasPublished: true, leftOut: [], needsAuthor: false, drafts: [], left: [] },
    ...{ last: undefined, remote: undefined },
    changes: [{ file: 'pages/home.yaml', kind: 'changed', page: '/', title: 'Home', values: [] }],
  };
  const versions = createVersionRequests(new Connection({ token: '', path: '' }));
  render(<PublishForm {...parts} online={notOnline} versions={versions} overview={overview} refresh={async () => undefined} />);
  await typeTwice(texts.message, 'New prices', ', and visits');
  expect(screen.getByLabelText(texts.message)).toHaveProperty('value', 'New prices, and visits');
});
