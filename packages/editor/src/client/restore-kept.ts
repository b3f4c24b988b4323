import type { CausedError, EditResult } from 'pagewright/editing';
import { changesAt, listedChanges } from './changes-at.ts';
import { withoutErrors } from './discarded-values.ts';
import type { EditorSession } from './editor-session.ts';
import type { BrowserKeeper } from './keep-in-browser.ts';
import type { KeptChange } from './kept-change.ts';
import { type Path, valueAt, valueOfPlace } from './things.ts';
import { newGroup } from './typing-groups.ts';
import { isSame, withChanges } from './with-changes.ts';

type Asked = Pick<EditorSession['requests'], 'file' | 'apply'>;
type Keeper = Pick<BrowserKeeper, 'read' | 'drop'>;

/**
 * Saves what was typed before the page was loaded, where the files still have what it was typed over. Offers the rest. Call it before anything is
 * shown that can be typed into: it would be typed over what is restored.
 */
export async function restoreKept(session: EditorSession, keeper: Keeper, site: string): Promise<void> {
  let saved = 0;
  const offered: KeptChange[] = [];
  for (const one of keeper.read(site)) {
    const result = await writeKept(session.requests, one, 'restored').catch(() => undefined);
    if (!isWritten(result)) offered.push(one);
    else {
      keeper.drop(one);
      saved += Number(result?.outcome === 'written');
    }
  }
  // Something may have been left meanwhile.
  session.offerKept([...session.read().kept, ...offered], saved);
}

/** Saves what was typed before, in place of what the file has now. Values with errors are left out unless they are forced. Undefined without a place. */
export async function acceptKept(session: EditorSession, keeper: Keeper, kept: KeptChange, how: How): Promise<EditResult | undefined> {
  const result = await session.make(async () => {
    const all = await writeKept(session.requests, kept, how);
    if (all?.outcome === 'refused') await writeKept(session.requests, kept, how, all.caused);
    return all;
  });
  if (isWritten(result)) dropKept(session, keeper, kept);
  return result;
}

/** Forgets what was typed before. */
export function dropKept(session: EditorSession, keeper: Keeper, kept: KeptChange): void {
  keeper.drop(kept);
  session.offerKept(session.read().kept.filter(({ key }) => key !== kept.key));
}

const isWritten = (result: EditResult | undefined): boolean => result?.outcome === 'written' || result?.outcome === 'nothing';

/** Where the file has the value that was typed over, in place of any value, or with errors too. */
type How = 'restored' | 'wanted' | 'forced';

/** Writes what was kept, without the values that have caused errors. Undefined when the file has another value there that is wanted, or no such place. */
async function writeKept(requests: Asked, kept: KeptChange, how: How, caused?: readonly CausedError[]): Promise<EditResult | undefined> {
  const { file, before, value } = kept;
  const found = await findPlace(requests, kept);
  if (!found) return undefined;
  const { version, place, now } = found;
  if (how === 'restored' && listedChanges(before, value).some((path) => isOtherwise(now, path, { before, value }))) return undefined;
  const all = withChanges(now, before, value);
  const next = caused ? withoutErrors({ at: place, before: now, value: all, caused }, now) : all;
  const changes = changesAt(place, now, next);
  if (isSame(now, next) || changes.length === 0) return { outcome: 'nothing' };
  return await requests.apply({ file, version, changes, group: newGroup(), isForced: how === 'forced' });
}

/** Returns the value that a file has now where something was typed before. Undefined when it has no such place any more. */
export const readNow = async (session: EditorSession, kept: KeptChange): Promise<unknown> => (await findPlace(session.requests, kept))?.now;

type Found = { version: string; place: Path; now: unknown };

async function findPlace(requests: Asked, { file, at, isPage, before }: KeptChange): Promise<Found | undefined> {
  const read = await requests.file(file);
  const place = read && !read.isUnreadable && pathOf(read.value, at, before);
  return place ? { version: read.version, place, now: valueOfPlace(read.value, place, isPage) } : undefined;
}

/** True when a file has neither the value that was typed over nor the one that was typed. */
function isOtherwise(now: unknown, path: Path, { before, value }: { before: unknown; value: unknown }): boolean {
  const [found, old, typed] = [now, before, value].map((whole) => valueAt(whole, path));
  return !isSame(found, old) && !isSame(found, typed);
}

/** Returns the path that a value has in a file by now: an entry of a list may have moved meanwhile. */
function pathOf(whole: unknown, at: Path, before: unknown): Path | undefined {
  const list = valueAt(whole, at.slice(0, -1));
  if (!Array.isArray(list)) return at;
  const known = Object(before);
  const isIt = (entry: unknown): boolean => isSame(entry, before);
  const mayBe = (entry: unknown): boolean => Object(entry).type === known.type && Object(entry).id === known.id;
  const index = Number(at.at(-1));
  const exact = list.flatMap((entry: unknown, place) => (isIt(entry) ? [place] : []));
  const place = isIt(list[index]) ? index : exact.length === 1 ? exact[0] : mayBe(list[index]) ? index : undefined;
  return place === undefined ? undefined : [...at.slice(0, -1), place];
}
