import { showField } from 'pagewright/fields';
import type { EditorSession } from './editor-session.ts';

/** A value in a file of the site. `page` is the path of the page that the file has. Without one, it is looked for. */
export type ValuePlace = { file: string; page?: string | undefined; path: readonly PropertyKey[] };

type Path = readonly (string | number)[];

/** Shows the page, the settings or the record that has a value, and selects what has it. Then the field gets the focus, if `focuses` is true. */
export async function goTo(session: EditorSession, place: ValuePlace, { focuses }: { focuses: boolean }): Promise<void> {
  const path = place.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const { outline, page: open, path: opened } = session.read();
  const page = place.page ?? (open?.file === place.file ? opened : outline?.pages.find(({ file }) => file === place.file)?.path);
  const field = page === undefined ? await openForm(session, place.file, path) : await openBlock(session, page, path);
  if (!focuses) return;
  // React renders the fields after this.
  await new Promise((done) => setTimeout(done));
  await showField(field);
}

/** Returns the path of the field in what is selected. */
async function openBlock(session: EditorSession, page: string, path: Path): Promise<Path> {
  if (session.read().path !== page) await session.open(page);
  const [field, index] = path;
  const isInBlock = field === 'blocks' && typeof index === 'number';
  await session.select(isInBlock ? index : undefined);
  return isInBlock ? path.slice(2) : path;
}

async function openForm(session: EditorSession, file: string, path: Path): Promise<Path> {
  const { form } = session.read();
  // It may be open beside the page.
  if (form?.file === file && form.at.every((step, index) => step === path[index])) return path.slice(form.at.length);
  const [folder, ...names] = file.replace(/\.ya?ml$/, '').split('/');
  const [name] = path;
  if (/^site(?:\.[\w-]+)?$/.test(folder ?? '') && name !== undefined) {
    await session.show('site');
    await session.openForm(file, [name]);
    return path;
  }
  if (folder === 'strings') {
    // Their words are translated beside the languages.
    await session.show('site');
    await session.openForm('site.yaml', ['languages']);
    return ['strings', ...names];
  }
  if (folder === 'shared') {
    await session.openForm(file, []);
    return path;
  }
  const collection = session.read().outline?.collections.find((one) => names.includes(one.name))?.name;
  if (folder !== 'collections' || collection === undefined) return [];
  await session.show('collections', collection);
  const record = session.read().records.find((one) => one.file === file && one.path.every((step, index) => step === path[index]));
  if (!record) return [];
  await session.openForm(file, record.path);
  return path.slice(record.path.length);
}
