import type { IslandsJson } from '../../model/page-data.ts';
import { readEmbeddedData } from '../embedded-data.ts';

let loading: Promise<IslandsJson | undefined> | undefined;

/** Fetches the islands of this page once. Resolves with undefined when that fails; the next call tries again. */
export function loadIslandsJson(): Promise<IslandsJson | undefined> {
  loading ??= request().catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

async function request(): Promise<IslandsJson | undefined> {
  const { islands } = readEmbeddedData();
  return islands === undefined ? undefined : (await fetch(islands)).json();
}
