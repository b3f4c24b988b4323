import { labelOf } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';

/** The parts of `site.yaml`, to be chosen. */
export function SiteSections({ session, state, texts }: EditorParts): ReactNode {
  const { outline, form } = state;
  return (
    <nav aria-label={texts.site} className="outline">
      <h2>{texts.site}</h2>
      <p className="hint">{texts.siteHint}</p>
      <ol>
        {outline?.siteFields.map((field) => (
          <li key={field.name}>
            <button
              type="button"
              aria-current={form?.at[0] === field.name}
              onClick={() => void session.openForm('site.yaml', [field.name])}
            >
              <strong>{labelOf(field)}</strong>
              <span>{field.description.replaceAll('`', '')}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
