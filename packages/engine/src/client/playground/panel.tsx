import { type ReactNode, useMemo, useState } from 'react';
import type { DraftAnswer, PlaygroundData } from '../../preview/blocks/messages.ts';
import { fieldTexts } from '../fields/field-texts.ts';
import { Fields } from '../fields/field-view.tsx';
import { FieldsContext } from '../fields/fields-context.ts';
import { NameOptions } from '../fields/name-options.tsx';
import { ProblemList } from '../fields/problem-list.tsx';
import { isGroup } from '../fields/values.ts';

type PanelProps = {
  data: PlaygroundData;
  block: object;
  answer: DraftAnswer | undefined;
  onChange: (block: object) => void;
  /** Undefined for a block that is as its example. */
  onReset?: () => void;
};

/** The fields of a block, its problems, and its YAML. */
export function Panel({ data, block, answer, onChange, onReset }: PanelProps): ReactNode {
  const { fields, names } = data;
  const problems = answer?.problems ?? [];
  // Every field reads it, so it stays the same object while the problems say the same.
  const found = JSON.stringify(problems);
  const context = useMemo(() => ({ problems: JSON.parse(found), names, texts: fieldTexts, showsNames: true }), [found, names]);
  return (
    <section className="panel" aria-label="Fields">
      <FieldsContext value={context}>
        <h2>Fields</h2>
        <p className="buttons">
          <CopyButton yaml={answer?.yaml ?? ''} />
          <button type="button" disabled={!onReset} onClick={onReset}>
            Back to the example
          </button>
        </p>
        <div role="status">
          <ProblemList />
        </div>
        <Fields fields={fields} path={[]} value={block} onChange={(next) => isGroup(next) && onChange(next)} />
        <details>
          <summary>YAML</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focusable element. */}
          <pre tabIndex={0}>{answer?.yaml}</pre>
        </details>
      </FieldsContext>
      <NameOptions names={names} />
    </section>
  );
}

function CopyButton({ yaml }: { yaml: string }): ReactNode {
  const [copied, setCopied] = useState('');
  const copy = (): void => void navigator.clipboard.writeText(yaml).then(() => setCopied(yaml), reportError);
  return (
    <>
      {/* Without TLS, an address other than localhost has no clipboard. The YAML is at the end of the panel too. */}
      <button type="button" disabled={yaml === '' || !('clipboard' in navigator)} onClick={copy}>
        Copy YAML
      </button>
      <span role="status">{copied !== '' && copied === yaml ? 'Copied' : ''}</span>
    </>
  );
}
