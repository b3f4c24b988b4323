import type { OpenOptions, ReviewPage } from 'pagewright/editing';

/** A request about a draft, by its name or its id. `isForced` replaces what is in the way. */
export type DraftRequest = { name: string; isForced: boolean };

/** A review that was written: its pages, its folder on this computer, and its address. */
export type WrittenReview = { pages: ReviewPage[]; folder: string; address: string };

/** A request to open a draft, by its id. */
export type OpenDraftRequest = OpenOptions & { name: string };
