import type { ListOfPage, PageOrigin } from '../validate/page-origin.ts';

/** Returns a field of a page of a list, given also as it is written: a further page has an end that tells it apart, unless it is written with `{page}`. */
function onPage(field: 'path' | 'title' | 'description', { filled, written }: Field, { page, pages }: ListOfPage): string {
  if (page === 1 || written.includes('{page}')) return filled;
  return field === 'path' ? furtherPath(filled, page) : `${filled} (${page}/${pages})`;
}

type Field = { filled: string; written: string };

const furtherPath = (path: string, page: number): string => `${path === '/' ? '' : path}/page/${page}`;

/** Returns the path of a page of a list: `/page/2` is added to that of its file. */
export const pathOnPage = (path: Field, list: ListOfPage): string => onPage('path', path, list);

/** Returns the value of a page file for a page of a list: further pages differ in path, title and description. */
export function asListPage(filled: unknown, written: unknown, { list }: PageOrigin): unknown {
  if (!list || typeof filled !== 'object' || filled === null) return filled;
  const changed = (['path', 'title', 'description'] as const).flatMap((field) => {
    const [value, source]: unknown[] = [Reflect.get(filled, field), Reflect.get(Object(written), field)];
    return typeof value === 'string' ? [[field, onPage(field, { filled: value, written: String(source) }, list)]] : [];
  });
  return { ...filled, ...Object.fromEntries(changed) };
}
