import { fillIn } from '@pagewright/core/browser';
import type { OfferedType } from 'pagewright/editing';
import type { ReactNode } from 'react';
import type { EditorParts } from '../editor-parts.ts';

type FirstStepProps = EditorParts & { lacks: NonNullable<OfferedType['lacks']>; onDone: () => void };

/** Says what the site has to have before a block can be added, and opens the place where it is made. */
export function FirstStep({ session, state, texts, lacks, onDone }: FirstStepProps): ReactNode {
  const [kind, name] = lacks.split(' ');
  if (kind !== 'records') return <p className="about">{fillIn(texts.lacksFile, { kind: lacks === 'videos' ? '.mp4' : '.jpg, .pdf' })}</p>;
  const many = state.outline?.collections.find((one) => one.name === name)?.many ?? name;
  const open = (): void => {
    onDone();
    void session.show('collections', name);
  };
  return (
    <>
      <p className="about">{many === undefined ? texts.lacksRecords : fillIn(texts.lacksRecordsOf, { name: many })}</p>
      <button type="button" className="main" onClick={open}>
        {texts.openCollections}
      </button>
    </>
  );
}
