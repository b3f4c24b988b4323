import { memo } from 'react';
import type { NameLists } from '../../editor-schema/controls.ts';
import { listId } from './inputs.tsx';

/** The lists of names that the site offers, which inputs refer to. A site of a thousand pages has thousands, so they are rendered only when they change. */
export const NameOptions = memo(({ names }: { names: NameLists }) =>
  Object.entries(names).map(([list, values]) => (
    <datalist key={list} id={listId(list)}>
      {values?.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )),
);
