import { createContext } from 'react';
import type { DraftAnswer, PlaygroundData } from '../../preview/blocks/messages.ts';

/** What every field of the panel may need: the problems of the block, and the names that the site offers. */
export const PanelContext = createContext<Pick<DraftAnswer, 'problems'> & Pick<PlaygroundData, 'names'>>({ problems: [], names: {} });
