import type { BlockDefinitions } from 'pagewright/schema';
import { guestNotes } from './guest-notes.ts';
import { thanks } from './thanks.ts';

export const blocks = { 'guest-notes': guestNotes, thanks } as const satisfies BlockDefinitions;
