import type { EditResult } from 'pagewright/editing';
import type { Notice } from './editor-state.ts';

/** Returns what the editor says of a change that is in a file: another program may have saved the file in the same instant. */
export const savedNotice = (result: EditResult, file: string): Notice => ({
  kind: result.outcome === 'written' && result.replaced ? 'replaced' : 'saved',
  file,
});
