import type { ShownRecord } from 'pagewright/react';

/** What browsers show and hide an entry by. */
export const entryProps = ({ id, shown, keys }: Pick<ShownRecord, 'id' | 'shown' | 'keys'>) => ({
  ...((shown ?? keys) && { 'data-entry': keys ? id : '' }),
  ...(shown && { 'data-from': shown.from, 'data-until': shown.until, hidden: shown.isHidden }),
});
