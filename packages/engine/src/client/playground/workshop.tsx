import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { FrameMessage, PlaygroundData } from '../../preview/blocks/messages.ts';
import { Frames } from './frames.tsx';
import { Panel } from './panel.tsx';
import { useDraft } from './use-draft.ts';

/** What somebody has changed, stored for reloads of the page. */
type Edited = { example: string; block: object };

/** The page of a block type: an example at several widths, and its fields. */
export function Workshop({ data }: { data: PlaygroundData }): ReactNode {
  const { type, examples, languages, hasDarkMode } = data;
  const key = `playground ${type}`;
  const last = examples.at(-1) ?? { name: '', block: {} };
  const [{ example, block }, setEdited] = useState<Edited>(() => readStored(key) ?? { example: last.name, block: last.block });
  const [colours, setColours] = useState<FrameMessage['colours']>('light');
  const [language, setLanguage] = useState('');
  const original = examples.find(({ name }) => name === example) ?? last;
  const isEdited = JSON.stringify(block) !== JSON.stringify(original.block);
  const answer = useDraft(type, block);
  const message = useMemo(
    () => ({ ...answer, colours, language: languages.find(({ code }) => code === language) }),
    [answer, colours, language, languages],
  );
  useEffect(() => {
    if (isEdited) sessionStorage.setItem(key, JSON.stringify({ example, block }));
    else sessionStorage.removeItem(key);
  }, [key, isEdited, example, block]);
  const open = (name: string): void => {
    const chosen = examples.find((one) => one.name === name);
    if (chosen) setEdited({ example: name, block: chosen.block });
  };
  return (
    <div className="workshop">
      <div className="shown">
        <div className="tools">
          <Choice label="Example" value={example} onChange={open} options={examples.map(({ name }) => [name, name])} />
          {hasDarkMode && (
            <Choice
              label="Colours"
              value={colours}
              onChange={(chosen) => setColours(chosen === 'dark' ? 'dark' : 'light')}
              options={[
                ['light', 'Light'],
                ['dark', 'Dark'],
              ]}
            />
          )}
          {languages.length > 0 && (
            <Choice
              label="Language"
              value={language}
              onChange={setLanguage}
              options={[['', 'Default'], ...languages.map(({ code, direction }): [string, string] => [code, `${code} (${direction})`])]}
            />
          )}
        </div>
        <Frames address={`${location.pathname}/${encodeURIComponent(original.name)}`} name={type} message={message} />
      </div>
      <Panel
        data={data}
        block={block}
        answer={answer}
        onChange={(next) => setEdited({ example, block: next })}
        {...(isEdited && { onReset: () => open(original.name) })}
      />
    </div>
  );
}

/** Reads what was stored before a reload. The storage may be full or have something else. */
function readStored(key: string): Edited | undefined {
  const stored: Edited | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  return stored ?? undefined;
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
