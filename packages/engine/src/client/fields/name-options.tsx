import type { ReactNode } from 'react';
import type { NameLists } from '../../editor-schema/controls.ts';
import { listId } from './inputs.tsx';

/** The lists of names that the site offers, which inputs refer to. */
export function NameOptions({ names }: { names: NameLists }): ReactNode {
  return Object.entries(names).map(([list, values]) => (
    <datalist key={list} id={listId(list)}>
      {values?.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  ));
}
