import type { EditorState, Notice } from './editor-state.ts';
import type { ReadFiles } from './editor-store.ts';
import type { Requests } from './requests.ts';

/** What the files have by now, and what is said about them instead of what was said before. */
export type Shown = { files: ReadFiles; notice?: Notice | undefined };

/**
 * Reads everything that is shown from its files, and another file if one is named. Undefined when the open page was deleted, or has another
 * address.
 */
export async function readShown(
  requests: Pick<Requests, 'page' | 'file' | 'records'>,
  read: () => EditorState,
  other?: string,
): Promise<Shown | undefined> {
  const { path, form, collection, page: before, notice } = read();
  const page = await requests.page(path);
  if (!page && before) {
    const left = await requests.file(before.file);
    const reason = left?.problems[0]?.message ?? '';
    // Somebody has made a mistake in its file.
    if (left) return { files: {}, notice: { kind: 'page-problem', file: before.file, reason } };
    if (path !== '/') return undefined;
  }
  const files = {
    page: page ?? null,
    ...(form && { form: (await requests.file(form.file)) ?? null }),
    ...(other !== undefined && other !== form?.file && other !== page?.file && { other: (await requests.file(other)) ?? null }),
    records: collection === undefined ? [] : await requests.records(collection),
  };
  const isOver = notice?.kind === 'page-problem' || notice?.kind === 'unreadable';
  return isOver ? { files, notice: undefined } : { files };
}
