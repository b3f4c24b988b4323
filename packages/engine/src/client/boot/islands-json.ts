import type { IslandsJson } from '../../model/page-data.ts';

const requests = new Map<string, Promise<IslandsJson | undefined>>();

/** Fetches the islands of the page that is shown, once. Resolves with undefined when that fails; the next call tries again. */
export async function loadIslandsJson(): Promise<IslandsJson | undefined> {
  const url = document.body.dataset.islands;
  if (url === undefined) return undefined;
  const started = requests.get(url) ?? fetch(url).then((response) => response.json());
  requests.set(url, started);
  return started.catch(() => {
    requests.delete(url);
    return undefined;
  });
}
