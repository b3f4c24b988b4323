import type { Way } from '@pagewright/core';

/** What a way says in `publish.yaml`, by its name. */
export type WaySettings = { [To in Way['to']]: Extract<Way, { to: To }> };

/** A release: its id, and the folder in which it was built. Without a folder, it is one that was published before. */
export type Release = { id: string; folder?: string | undefined };

/** What a way gets. */
export type PublishContext<To extends Way['to']> = {
  way: WaySettings[To];
  release: Release;
  /** The folder with site.yaml. */
  siteDir: string;
  env: NodeJS.ProcessEnv;
};

/**
 * What a way has done. `placed`: the release is where the web server takes it from. `started`: the host builds it. `proposed`: it waits for somebody to
 * accept it, at an address that the other computer has said. `nothing`: it has everything already.
 */
export type Published = { state: 'placed' | 'started' | 'nothing' } | { state: 'proposed'; branch: string; address: string | undefined };
