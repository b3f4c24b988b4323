import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { onUndoKeys } from './keys.ts';

const widths = [390, 768, 1440] as const;

/** The page in a frame, at the width of a device or as wide as there is room. */
export function Canvas({ session, state, texts }: EditorParts): ReactNode {
  const { offer, path, page, selected } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [loads, setLoads] = useState(0);
  const address = offer?.pages.find((one) => one.path === path)?.address;
  const keys = useRef<readonly (string | undefined)[]>([]);
  keys.current = page?.blocks.map(({ key }) => key) ?? [];
  const key = selected === undefined ? undefined : keys.current[selected];

  useEffect(() => fitFrame(stage.current, width), [width]);
  useEffect(() => {
    const inner = loads > 0 ? frame.current?.contentDocument : undefined;
    if (!inner) return;
    const stopKeys = onUndoKeys(inner, session);
    const select = (event: MouseEvent): void => {
      const target = event.composedPath().find((one): one is Element => one instanceof (inner.defaultView?.Element ?? Element));
      if (target?.closest('a[href], [type="submit"]')) event.preventDefault();
      const found = keys.current.indexOf(target?.closest<HTMLElement>('[data-key]')?.dataset.key);
      if (found >= 0) session.select(found);
    };
    inner.addEventListener('click', select, { capture: true });
    return () => {
      stopKeys();
      inner.removeEventListener('click', select, { capture: true });
    };
  }, [loads, session]);
  useEffect(() => (loads > 0 ? markBlock(frame.current?.contentDocument, key) : undefined), [loads, key]);

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
      </fieldset>
      <div className="stage" ref={stage}>
        {address !== undefined && (
          <iframe
            key={address}
            ref={frame}
            src={address}
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
  const sheet = new view.CSSStyleSheet();
  const block = `[data-key="${CSS.escape(key)}"]`;
  const line = 'position: absolute; inset: 0; z-index: 2; border: 3px solid #3d5afe; pointer-events: none;';
  sheet.replaceSync(`@media screen { ${block} { position: relative; } ${block}::after { content: ''; ${line} } }`);
  page.adoptedStyleSheets.push(sheet);
  const { top = 0, bottom = 0 } = page.querySelector(block)?.getBoundingClientRect() ?? {};
  // `scrollIntoView` would scroll the editor too.
  if (bottom < roomAbove || top > view.innerHeight - roomAbove) view.scrollBy({ top: top - roomAbove, behavior: 'instant' });
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
