import { isGroup } from 'pagewright/fields';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { shownPage } from './editor-state.ts';

/** How long the texts may be that search results show whole. */
const longest = { title: 60, description: 160 };

/** Shows how a search result and a shared link of the page look. */
export function PagePreviews({ state, texts }: EditorParts): ReactNode {
  const { outline, path, page } = state;
  const value = shownPage(state);
  const text = (name: 'title' | 'description'): string => (isGroup(value) && typeof value[name] === 'string' ? value[name] : '');
  const [title, description] = [text('title'), text('description')];
  const address = outline?.pages.find((one) => one.path === path)?.address ?? path;
  const picture = usePicture(address, page?.version);
  const host = outline?.site?.url.replace('https://', '') ?? '';
  return (
    <div className="previews">
      <h3>{texts.searchResult}</h3>
      <div className="result">
        <span className="about">
          {host}
          {address.replaceAll('/', ' › ').trimEnd()}
        </span>
        <strong>{shortened(title, longest.title)}</strong>
        <span>{shortened(description, longest.description)}</span>
      </div>
      {(title.length > longest.title || description.length > longest.description) && <p className="about">{texts.tooLong}</p>}
      <h3>{texts.card}</h3>
      <div className="card">
        {picture === undefined ? <p className="about">{texts.noCard}</p> : <img src={picture} alt="" width="1200" height="630" />}
        <span className="about">{host.split('/')[0]}</span>
        <strong>{title}</strong>
        <span>{shortened(description, 100)}</span>
      </div>
    </div>
  );
}

const shortened = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`);

/** Returns the address of the picture that the page names for shared links. Undefined while it is not known, and without one. */
function usePicture(address: string, version: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (version === undefined) return;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const html = await (await fetch(address)).text();
      const [, url] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const path = url && new URL(url).pathname;
      // Pictures with the title of a page are drawn by the build alone.
      if (isCurrent) setPicture(path?.startsWith('/social/') ? undefined : path);
    };
    read().catch(() => setPicture(undefined));
    return () => {
      isCurrent = false;
    };
  }, [address, version]);
  return picture;
}
