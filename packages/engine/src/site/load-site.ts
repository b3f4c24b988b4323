import { debuglog } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Clock, createLoader, type LoadOptions, type SiteContent, type SiteLoader } from '@pagewright/core';
import { QueryStore, type StoreOptions } from '../cache/query-store.ts';
import { nodeHost } from './node-host.ts';

/** `NODE_DEBUG=queries npm run check` prints why each query runs. */
const debug = debuglog('queries');

/** `store` says where earlier commands stored what they know of the site. */
type StoredOptions = Pick<LoadOptions, 'usesLastValidSettings' | 'rendersPages'> & { store?: StoreOptions };

/** Creates a loader for the site in `siteDir`. `clock` returns the time that decides which pages are published. */
export const createSiteLoader = (
  siteDir: string,
  code: SiteContent,
  clock: Clock = () => new Date(),
  { store, ...options }: StoredOptions = {},
): SiteLoader =>
  createLoader(
    nodeHost,
    { siteDir, code, clock },
    {
      ...options,
      ...(store && {
        createStore: (types) => new QueryStore({ ...store, fingerprint: `${store.fingerprint} ${crc32(types)}` }),
      }),
      ...(debug.enabled && { onRun: (query, key, reason) => debug(`${query} ${key}: ${reason}`) }),
    },
  );
