import type { EditorSession } from './editor-session.ts';

/** Returns a function that opens the fields of a record, by the id that fields name it with: that of its list is before it. */
export const recordOpener =
  (session: EditorSession) =>
  async (collection: string, id: string | number): Promise<void> => {
    await session.show('collections', collection);
    const record = session.read().records.find(({ key, list }) => [key, `${list}/${key}`].includes(String(id)));
    if (record)
      await session.openForm(
        record.file,
        record.path.map((step) => (typeof step === 'number' ? step : String(step))),
      );
  };
