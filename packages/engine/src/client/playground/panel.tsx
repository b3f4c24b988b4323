import { type ReactNode, useMemo, useState } from 'react';
import type { DraftAnswer, PlaygroundData } from '../../preview/blocks/messages.ts';
import { Fields } from './field-view.tsx';
import { listId } from './inputs.tsx';
import { PanelContext } from './panel-context.ts';
import { isGroup } from './values.ts';

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
  const context = useMemo(() => ({ problems: JSON.parse(found), names }), [found, names]);
  return (
    <section className="panel" aria-label="Fields">
      <PanelContext value={context}>
        <h2>Fields</h2>
        <p className="buttons">
          <CopyButton yaml={answer?.yaml ?? ''} />
          <button type="button" disabled={!onReset} onClick={onReset}>
            Back to the example
          </button>
        </p>
        <div role="status">{problems.length > 0 && <ProblemList problems={problems} />}</div>
        <Fields fields={fields} path={[]} value={block} onChange={(next) => isGroup(next) && onChange(next)} />
        <details>
          <summary>YAML</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focusable element. */}
          <pre tabIndex={0}>{answer?.yaml}</pre>
        </details>
      </PanelContext>
      {Object.entries(names).map(([list, values]) => (
        <datalist key={list} id={listId(list)}>
          {values?.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </section>
  );
}

/** Lists the problems, each with a button that leads to its field. */
function ProblemList({ problems }: Pick<DraftAnswer, 'problems'>): ReactNode {
  return (
    <>
      <h3>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</h3>
      <ul className="problems">
        {problems.map(({ path, severity, code, message, hint }) => (
          <li key={path.join('.') + code + message} className={`problem ${severity}`}>
            {message} {hint}{' '}
            {path.length > 0 && path[0] !== 'type' && (
              <button type="button" onClick={() => void showField(path)}>
                {path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the entries around the field at a path, from the outside in, and focuses the field, or the nearest one around it. */
async function showField(path: readonly PropertyKey[]): Promise<void> {
  let found: HTMLElement | undefined;
  for (const [index] of path.entries()) {
    const at = path
      .slice(0, index + 1)
      .map(String)
      .join('.');
    found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]:not(details)`) ?? found;
    const entry = document.querySelector<HTMLDetailsElement>(`details[data-path="${CSS.escape(at)}"]`);
    if (!entry || entry.open) continue;
    entry.open = true;
    // The fields of an open entry are rendered after this.
    await new Promise((done) => setTimeout(done));
  }
  found?.focus();
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
