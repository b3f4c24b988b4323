import type { EditorState } from './editor-state.ts';
import { indexAfter } from './index-after.ts';
import type { Requests } from './requests.ts';

/**
 * Returns the state with everything that is shown as it is in its file, and no change beside it. Undefined when the open page was deleted, or has
 * another address.
 */
export async function readShown(
  requests: Pick<Requests, 'page' | 'file' | 'records'>,
  read: () => EditorState,
): Promise<Partial<EditorState> | undefined> {
  const { path, form, collection, page: before, notice } = read();
  const unchanged = { draft: undefined, draftProblems: undefined };
  const page = await requests.page(path);
  if (!page && before) {
    const left = await requests.file(before.file);
    const reason = left?.problems[0]?.message ?? '';
    // Somebody has made a mistake in its file.
    if (left) return { ...unchanged, notice: { kind: 'page-problem', file: before.file, reason } };
    if (path !== '/') return undefined;
  }
  const file = form && (await requests.file(form.file));
  const records = collection === undefined ? [] : await requests.records(collection);
  // Meanwhile, a person may have selected another block.
  const { form: shown } = read();
  return {
    ...unchanged,
    ...(notice?.kind === 'page-problem' && { notice: undefined }),
    page,
    isLoaded: true,
    selected: indexAfter(read(), page?.blocks),
    form: shown && file && { ...file, at: shown.at },
    records,
  };
}
