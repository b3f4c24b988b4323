import { FieldsContext, FieldView } from 'pagewright/fields';
import { type FormEvent, type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Texts } from '../../texts/index.ts';
import type { OpenTools, RichTools } from './rich-tools.ts';

/** The tools of the rich text that is edited in the page. */
export function RichToolbar({ tools, texts }: { tools: RichTools; texts: Texts }): ReactNode {
  const open = useSyncExternalStore(tools.subscribe, tools.read);
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    tools.onAsked = (what) => {
      if (what === 'link') setLinking(true);
      else bar.current?.querySelector('button')?.focus();
    };
  }, [tools]);
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) setLinking(false);
  }, [isOpen]);
  if (!open) return null;
  const leave = (): void => {
    setLinking(false);
    open.focus();
  };
  return (
    <div className="rich-tools">
      <div ref={bar} role="toolbar" aria-label={texts.richTools} title={texts.richHint} onKeyDown={(event) => moveFocus(event, leave)}>
        {open.tools.map(({ name, isOn, isEnabled }, index) => (
          <button
            key={name}
            type="button"
            className={name}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={isOn}
            aria-disabled={!isEnabled}
            title={texts[`rich-${name}`]}
            // The focus stays in the text while a button is clicked.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (name === 'link' ? setLinking(!isLinking) : isEnabled && open.run(name))}
          >
            <span className={name === 'link' ? '' : 'unseen'}>{texts[`rich-${name}`]}</span>
          </button>
        ))}
      </div>
      {isLinking && <LinkForm key={open.href} open={open} texts={texts} onClose={leave} />}
    </div>
  );
}

/** Moves the focus between the tools. Escape returns to the text. */
function moveFocus(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (event.key === 'Escape') leave();
  else if (step) buttons.at((buttons.findIndex((button) => button.matches(':focus')) + step) % buttons.length)?.focus();
  else return;
  event.preventDefault();
}

type LinkFormProps = { open: OpenTools; texts: Texts; onClose: () => void };

function LinkForm({ open, texts, onClose }: LinkFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const context = useContext(FieldsContext);
  const [href, setHref] = useState(open.href ?? '');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const set = (target: string | undefined): void => {
    open.setLink(target === '' ? undefined : target);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    set(href.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('dialog'))) return;
    event.preventDefault();
    onClose();
  };
  return (
    <form ref={form} onSubmit={submit} onKeyDown={onKeyDown}>
      <FieldsContext value={{ ...context, problems: [] }}>
        <FieldView
          field={{
            control: 'line',
            names: 'pages',
            name: texts.linkTarget,
            label: texts.linkTarget,
            description: '',
            isOptional: false,
            default: undefined,
            form: {},
            sample: '',
          }}
          path={[]}
          value={href}
          onChange={(next) => setHref(String(next ?? ''))}
        />
      </FieldsContext>
      <p className="about">{texts.linkHint}</p>
      <div className="tools">
        <button type="submit" className="main">
          {texts.setLink}
        </button>
        {open.href !== undefined && (
          <button type="button" onClick={() => set(undefined)}>
            {texts.removeLink}
          </button>
        )}
      </div>
    </form>
  );
}
