import { fillIn } from '@pagewright/core/browser';
import { FieldsContext, FieldView, useLoaded } from 'pagewright/fields';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Texts } from '../../texts/index.ts';
import type { LeftOut } from './paste/read-pasted.ts';
import { PictureForm } from './picture-form.tsx';
import type { OpenTools, RichTools } from './rich-tools.ts';
import { plainField, ToolForm } from './tool-form.tsx';

/** The tools of the rich text that is edited in the page. */
export function RichToolbar({ tools, texts }: { tools: RichTools; texts: Texts }): ReactNode {
  const open = useSyncExternalStore(tools.subscribe, tools.read);
  const bar = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'link' | 'picture' | { picture: File }>();
  const { sources } = useContext(FieldsContext);
  useEffect(() => {
    if (sources) tools.urlOf = sources.thumbnail;
  }, [tools, sources]);
  useEffect(() => {
    tools.onAsked = (what) => {
      if (what === 'tools') bar.current?.querySelector('button')?.focus();
      else setForm(what);
    };
  }, [tools]);
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) setForm(undefined);
  }, [isOpen]);
  if (!open) return null;
  const leave = (): void => {
    setForm(undefined);
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
            onClick={() =>
              name === 'link' || name === 'picture' ? setForm(form === name ? undefined : name) : isEnabled && open.run(name)
            }
          >
            <span className={name === 'link' || name === 'picture' ? '' : 'unseen'}>{texts[`rich-${name}`]}</span>
          </button>
        ))}
      </div>
      <p role="status">{open.left && sayLeft(open.left, texts)}</p>
      {form === 'link' && <LinkForm key={open.href} open={open} texts={texts} onClose={leave} />}
      {form !== undefined && form !== 'link' && (
        <PictureForm
          key={open.picture?.src}
          open={open}
          file={form === 'picture' ? undefined : form.picture}
          texts={texts}
          onClose={leave}
        />
      )}
    </div>
  );
}

/** Says what a paste has left out. */
function sayLeft({ pictures, links }: LeftOut, texts: Texts): string {
  const first = links.slice(0, 3).map((link) => link.slice(0, 60));
  const listed = first.join(', ') + (links.length > 3 ? ' …' : '');
  const sentences = [
    pictures > 0 && fillIn(texts.pastedPictures, { count: pictures }),
    listed && fillIn(texts.pastedLinks, { links: listed }),
  ];
  return sentences.filter(Boolean).join(' ');
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
  const context = useContext(FieldsContext);
  const [href, setHref] = useState(open.href ?? '');
  const links = useLoaded(async () => context.sources?.links(), 'links');
  const set = (target = ''): void => {
    const [path] = target.split('#');
    // Without selected words, a link has the title of its page, else its address without a scheme.
    const words = links?.pages.find((page) => page.path === path)?.title || target.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '');
    open.setLink(target || undefined, words);
    onClose();
  };
  const remove = open.href !== undefined && (
    <button type="button" onClick={() => set()}>
      {texts.removeLink}
    </button>
  );
  return (
    <ToolForm label={texts.setLink} onSubmit={() => set(href.trim())} onClose={onClose} buttons={remove}>
      <FieldsContext value={{ ...context, problems: [] }}>
        <FieldView
          field={{ ...plainField, name: texts.linkTarget, label: texts.linkTarget, control: 'line', names: 'pages' }}
          path={[]}
          value={href}
          onChange={(next) => setHref(String(next ?? ''))}
        />
      </FieldsContext>
      <p className="about">{texts.linkHint}</p>
    </ToolForm>
  );
}
