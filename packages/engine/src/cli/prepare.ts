import { buildClient } from '../bundle/build-client.ts';
import type { Project } from './declare/option.ts';
import { print } from './print.ts';

/** Bundles the browser code, also compressed. The bundle of the commands exists, because this is one of them. Returns the exit code. */
export async function prepareCode({ root, fingerprint, loadCode }: Project): Promise<number> {
  await buildClient(await loadCode(), { root, fingerprint, compress: true }).folder;
  print('The code is bundled.');
  return 0;
}
