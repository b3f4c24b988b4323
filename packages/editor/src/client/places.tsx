import type { LinkingPlace } from 'pagewright/editing';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { linkInWords } from './shown-fields.ts';

/** What stands at places of files: `contact.yaml:3:5`. One without a place is about what is shown beside it. */
export const Places = ({
  places,
}: {
  places: readonly { place: string | undefined; text: string; language?: string | undefined }[];
}): ReactNode => (
  <ul className="places">
    {places.map(({ place, text, language }) => (
      <li key={`${place} ${text}`}>
        <span lang={language}>{text}</span> {place !== undefined && (place.includes('.yaml:') ? <code>{place}</code> : <b>{place}</b>)}
      </li>
    ))}
  </ul>
);

type InWords = Pick<EditorParts, 'state' | 'texts'>;

/** Returns what names something as people call it, each once. */
export const linksInWords = (places: readonly LinkingPlace[], { state, texts }: InWords): { place: undefined; text: string }[] =>
  [...new Set(places.map((place) => linkInWords(place, state, texts)))].map((text) => ({ place: undefined, text }));

/** What the author is told about places: that there are none, and what comes before some. `read` stays the same while it reads the same. */
type ReadPlaces = InWords & { read: () => Promise<readonly LinkingPlace[]>; none: string; some: string };

/** The places that name something, in words. */
export function LinkingPlaces({ read, none, some, ...parts }: ReadPlaces): ReactNode {
  const [places, setPlaces] = useState<readonly LinkingPlace[]>();
  useEffect(() => {
    void read().then(setPlaces);
  }, [read]);
  return (
    <div role="status">
      {places?.length === 0 && <p>{none}</p>}
      {places && places.length > 0 && (
        <>
          <p>{some}</p>
          <Places places={linksInWords(places, parts)} />
        </>
      )}
    </div>
  );
}
