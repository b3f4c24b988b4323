import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../schemas/blocks/index.ts';
import GuestNotes from './blocks/guest-notes.tsx';

export { islands } from './blocks/interactive.ts';
export const staticComponents: StaticComponents<typeof blocks> = { 'guest-notes': GuestNotes };
export const layouts = {};
