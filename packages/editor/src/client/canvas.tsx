import { fillIn } from '@pagewright/core/browser';
import type { PageMap } from 'pagewright/editing';
import { type FieldSources, FieldsContext, pageShown } from 'pagewright/fields';
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { BlockTools } from './blocks/block-tools.ts';
import { contentLanguage } from './content-language.ts';
import type { EditorParts } from './editor-parts.ts';
import { isQuestion } from './editor-state.ts';
import { onUndoKeys } from './keys.ts';
import { darkRules, showColours } from './page/dark-colours.ts';
import { followPage } from './page/follow-page.ts';
import { showInsertLines } from './page/insert-lines.ts';
import { type KeptScroll, keepScroll, markBlock, scrollToBlock } from './page/mark-block.ts';
import type { Typing } from './page/open-text.ts';
import { leadStrayKeys } from './page/stray-keys.ts';
import { RichToolbar } from './rich/rich-toolbar.tsx';
import { RichTools } from './rich/rich-tools.ts';
import { showDrafts } from './show-drafts.ts';
import { useFramePage } from './use-frame-page.ts';
import { useLiveFrame } from './use-live-frame.ts';

const widths = [390, 768, 1440] as const;

type CanvasProps = { tools: BlockTools; sources: FieldSources };

/** The page in a frame, at the width of a device or as wide as there is room. */
export function Canvas({ session, state, texts, tools, sources }: EditorParts & CanvasProps): ReactNode {
  const { outline, path, page, draft } = state;
  const { texts: fieldTexts } = useContext(FieldsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const { loads, onLoad } = useFramePage(frame);
  const [isLive, setLive] = useState(false);
  const [isSent, setSent] = useState(false);
  const [richTools] = useState(() => new RichTools());
  const typing = useRef<Typing>({});
  const address = useLastAddress(outline?.pages.find((one) => one.path === path)?.address, path);
  const { key: frameKey, src, follow } = useLiveFrame(session, address ?? '', isLive);
  const scroll = useRef<KeptScroll>({ address: '', top: 0 });
  const map = useRef<{ of: unknown; loads: number; read: Promise<PageMap> }>(undefined);

  useEffect(() => fitFrame(stage.current, width), [width]);
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentDocument : undefined;
    if (!inner) return undefined;
    // It is another after each change. The first one is read at once, so that a click finds it.
    const readMap = (): Promise<PageMap> => {
      const of = session.read().page;
      if (map.current?.of !== of || map.current?.loads !== loads) map.current = { of, loads, read: session.readMap() };
      return map.current.read;
    };
    if (!isLive) void readMap();
    const stopKeys = onUndoKeys(inner, session);
    const stop = followPage({
      ...{ page: inner, session, texts, richTools, typing: typing.current },
      readMap: isLive ? undefined : readMap,
      onSubmit: () => setSent(isLive),
    });
    return () => {
      stopKeys();
      stop();
      setSent(false);
    };
  }, [loads, session, texts, isLive, richTools]);
  const followLatest = useRef(follow);
  followLatest.current = follow;
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentWindow : undefined;
    if (!inner) return undefined;
    // The router changes the address after this event.
    const onShown = (): void => void setTimeout(() => followLatest.current(inner.location.pathname));
    onShown();
    inner.document.addEventListener(pageShown, onShown);
    const stopScroll = keepScroll(inner, scroll.current, inner.location.pathname);
    return () => {
      inner.document.removeEventListener(pageShown, onShown);
      stopScroll();
    };
  }, [loads]);
  useEffect(() => leadStrayKeys(document, typing.current), []);
  useChosenBlock(frame, state, loads);
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentWindow : undefined;
    return inner ? showDrafts(session, inner) : undefined;
  }, [loads, session]);
  const { open } = tools;
  useEffect(() => {
    const inner = loads > 0 && !isLive ? frame.current?.contentDocument : undefined;
    return inner ? showInsertLines({ page: inner, session, texts, onInsert: (at) => open({ kind: 'gallery', at }) }) : undefined;
  }, [loads, isLive, session, texts, open]);
  const isUnsaved = isQuestion(state);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    // The page still shows a text that was typed in it and is discarded.
    if (wasUnsaved.current && !isUnsaved && draft === undefined) frame.current?.contentWindow?.location.reload();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, draft]);

  return (
    <section aria-label={texts.page} className="canvas">
      <fieldset>
        <legend>{texts.width}</legend>
        {[undefined, ...widths].map((one) => (
          <label key={one ?? 0}>
            <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />{' '}
            {one === undefined ? texts.fit : fillIn(texts.pixels, { count: one })}
          </label>
        ))}
        <label className="live">
          <input type="checkbox" checked={isLive} onChange={({ target }) => setLive(target.checked)} /> {texts.live}
        </label>
        <Colours frame={frame} loads={loads} texts={texts} />
        <span role="status">{isSent && texts.formNotSent}</span>
      </fieldset>
      <FieldsContext
        value={{
          problems: [],
          names: outline?.names ?? {},
          texts: fieldTexts,
          contentLanguage: contentLanguage(state),
          sources,
          page: path,
        }}
      >
        <RichToolbar tools={richTools} texts={texts} />
      </FieldsContext>
      <div className="stage" ref={stage}>
        {address !== undefined && (
          <iframe key={frameKey} ref={frame} src={src} title={fillIn(texts.preview, { title: page?.title ?? path })} onLoad={onLoad} />
        )}
      </div>
    </section>
  );
}

type ColoursProps = Pick<EditorParts, 'texts'> & { frame: RefObject<HTMLIFrameElement | null>; loads: number };

/** Shows a page that has colours for dark systems in these, or in those for others. At first, as this system asks for it. */
function Colours({ frame, loads, texts }: ColoursProps): ReactNode {
  const [hasDark, setHasDark] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const isDark = chosen ?? (hasDark && matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentDocument : undefined;
    if (!inner) return undefined;
    setHasDark(darkRules(inner).length > 0);
    return showColours(inner, isDark);
  }, [frame, loads, isDark]);
  if (!hasDark) return null;
  return (
    <label>
      <input type="checkbox" checked={isDark} onChange={({ target }) => setChosen(target.checked)} /> {texts.dark}
    </label>
  );
}

/** Returns the address of a page. A page whose file has a mistake is not offered meanwhile, and is shown as it was. */
function useLastAddress(offered: string | undefined, path: string): string | undefined {
  const [last, setLast] = useState({ path, address: offered });
  const isNew = last.path !== path || (offered !== undefined && last.address !== offered);
  if (isNew) setLast({ path, address: offered });
  return isNew ? offered : last.address;
}

/** Marks the selected block in the page, scrolls to it when it is selected, and follows it when it is moved. */
function useChosenBlock(frame: RefObject<HTMLIFrameElement | null>, state: EditorParts['state'], loads: number): void {
  const { page, block, selected, picks } = state;
  const key = selected === undefined ? undefined : page?.blocks[selected]?.key;
  const last = useRef({ block, selected });
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentDocument : undefined;
    return inner && key !== undefined ? markBlock(inner, key) : undefined;
  }, [frame, loads, key]);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    const isMoved = last.current.block === block && last.current.selected !== selected;
    last.current = { block, selected };
    return (picks > 0 || isMoved) && inner && key !== undefined ? scrollToBlock(inner, key, isMoved) : undefined;
  }, [frame, key, picks, block, selected]);
}

/** Scales a frame of a width to the room that it has. Returns a function that stops. */
function fitFrame(stage: HTMLElement | null, width: number | undefined): (() => void) | undefined {
  if (!stage) return undefined;
  const fit = (): void => {
    const scale = width === undefined ? 1 : Math.min(1, stage.clientWidth / width);
    stage.style.setProperty('--width', width === undefined ? '100%' : `${width}px`);
    stage.style.setProperty('--height', `${stage.clientHeight / scale}px`);
    stage.style.setProperty('--scale', String(scale));
  };
  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  return () => observer.disconnect();
}
