import { fillIn } from '@pagewright/core/browser';
import type { PageMap } from 'pagewright/editing';
import { stillQuery } from 'pagewright/fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { onUndoKeys } from './keys.ts';
import { followPage } from './page/follow-page.ts';
import { addStyles } from './page/still-styles.ts';
import { createDrafts, draftOf } from './show-drafts.ts';

const widths = [390, 768, 1440] as const;

/** The page in a frame, at the width of a device or as wide as there is room. */
export function Canvas({ session, state, texts }: EditorParts): ReactNode {
  const { offer, path, page, selected, draft, notice } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [loads, setLoads] = useState(0);
  const [isLive, setLive] = useState(false);
  const address = offer?.pages.find((one) => one.path === path)?.address;
  const key = selected === undefined ? undefined : page?.blocks[selected]?.key;
  const map = useRef<{ of: string; read: Promise<PageMap> }>(undefined);

  useEffect(() => fitFrame(stage.current, width), [width]);
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentDocument : undefined;
    if (!inner) return undefined;
    // It is another after each change, and read when the pointer is on the page.
    const readMap = (): Promise<PageMap> => {
      const of = `${loads} ${session.read().page?.version}`;
      if (map.current?.of !== of) map.current = { of, read: session.readMap() };
      return map.current.read;
    };
    const stopKeys = onUndoKeys(inner, session);
    const stop = followPage({ page: inner, session, readMap: isLive ? undefined : readMap });
    return () => {
      stopKeys();
      stop();
    };
  }, [loads, session, isLive]);
  const drafts = useRef<ReturnType<typeof createDrafts>>(undefined);
  const typed = JSON.stringify(draftOf(state));
  useEffect(() => {
    drafts.current ??= createDrafts({
      ask: (request) => session.requests.draft(request),
      show: (message) => frame.current?.contentWindow?.postMessage(message, location.origin),
    });
    // A page that was loaded meanwhile has not seen it.
    if (loads > 0) drafts.current(typed === undefined ? undefined : JSON.parse(typed));
  }, [typed, session, loads]);
  useEffect(() => (loads > 0 ? markBlock(frame.current?.contentDocument, key) : undefined), [loads, key]);
  const isUnsaved = notice?.kind === 'refused' || notice?.kind === 'conflict';
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
      </fieldset>
      <div className="stage" ref={stage}>
        {address !== undefined && (
          <iframe
            key={`${address} ${isLive}`}
            ref={frame}
            src={isLive ? address : address + stillQuery}
            title={fillIn(texts.preview, { title: page?.title ?? path })}
            onLoad={() => setLoads((count) => count + 1)}
          />
        )}
      </div>
    </section>
  );
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

/** In pixels: about the height of a header that covers the top of the page. */
const roomAbove = 100;

/** Draws an outline around a block of the page, and scrolls to it. Returns a function that removes it. */
function markBlock(page: Document | null | undefined, key: string | undefined): (() => void) | undefined {
  const view = page?.defaultView;
  if (!page || !view || key === undefined) return undefined;
  const block = `[data-key="${CSS.escape(key)}"]`;
  const line = 'position: absolute; inset: 0; z-index: 2; border: 3px solid #3d5afe; pointer-events: none;';
  const remove = addStyles(page, `@media screen { ${block} { position: relative; } ${block}::after { content: ''; ${line} } }`);
  const { top = 0, bottom = 0 } = page.querySelector(block)?.getBoundingClientRect() ?? {};
  // `scrollIntoView` would scroll the editor too.
  if (bottom < roomAbove || top > view.innerHeight - roomAbove) view.scrollBy({ top: top - roomAbove, behavior: 'instant' });
  return remove;
}
