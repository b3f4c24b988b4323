import type { ReactNode } from 'react';

/** What stands at places of files: `contact.yaml:3:5`. */
export const Places = ({ places }: { places: readonly { place: string; text: string }[] }): ReactNode => (
  <ul className="places">
    {places.map(({ place, text }) => (
      <li key={place + text}>
        {text} <code>{place}</code>
      </li>
    ))}
  </ul>
);
