const place = 'pagewright-browser';

/** The id while nothing can be stored: undo knows the changes since the page was loaded then. */
let unstored: string | undefined;

/** Returns the id of this browser, which it keeps: undo takes back what was changed here. */
export function browserId(): string {
  try {
    const id = localStorage.getItem(place) ?? newId();
    localStorage.setItem(place, id);
    return id;
  } catch {
    unstored ??= newId();
    return unstored;
  }
}

/** `randomUUID` is only there on a secure page, which one of another machine is not. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
