import type { VersionsOverview } from 'pagewright/editing';
import type { EditorParts } from './editor-parts.ts';
import type { VersionRequests } from './version-requests.ts';

/** What the parts of the dialog to publish get: what is known of the versions, and how to read it again. */
export type VersionParts = EditorParts & {
  versions: VersionRequests;
  overview: VersionsOverview;
  refresh: () => Promise<void>;
};
