import { type ReactNode, useMemo, useState } from 'react';
import type { DraftAnswer, PlaygroundData } from '../../playground/messages.ts';
import { Fields } from './group-views.tsx';
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
  const context = useMemo(() => ({ problems: answer?.problems ?? [], names }), [answer, names]);
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
              <button type="button" onClick={() => showField(path)}>
                {path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the field at a path, or to the nearest one around it. */
function showField(path: readonly PropertyKey[]): void {
  const fieldAt = (length: number): HTMLElement | undefined =>
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path.slice(0, length).map(String).join('.'))}"]`) ?? undefined;
  const field = path.map((_, index) => fieldAt(index + 1)).findLast((found) => found);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  field?.focus();
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
