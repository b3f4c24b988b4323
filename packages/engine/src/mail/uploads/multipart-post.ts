import type { FormPost } from '../post-data.ts';

/** The data of a multipart post. The paths of its files are valid until `discard`, or until the outbox stores them. */
export type MultipartPost = FormPost & {
  /** Removes the files that were not stored meanwhile. `isStored` is false when the message was not accepted. */
  discard: (isStored: boolean) => Promise<void>;
};
