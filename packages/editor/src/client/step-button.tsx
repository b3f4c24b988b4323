import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { stepAndShow } from './step-and-show.ts';

/** The button that takes the last change back, or makes it again. */
export function StepButton({ session, texts, by, disabled }: EditorParts & { by: 'undo' | 'redo'; disabled: boolean }): ReactNode {
  return (
    <button
      type="button"
      className="step"
      aria-label={texts[by]}
      title={texts[by]}
      disabled={disabled}
      onClick={() => void stepAndShow(session, by)}
    >
      <svg className={by === 'redo' ? 'line-icon turned' : 'line-icon'} viewBox="0 0 24 24" aria-hidden>
        <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      </svg>
    </button>
  );
}
