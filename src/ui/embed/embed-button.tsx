import { classNames, Glyph } from 'pagewright/react';

type EmbedButtonProps = {
  label: string;
  /** What the page is called that the button loads, for screen readers. */
  title: string;
  /** The id of the note about the service. */
  noteId: string;
  /** Places it, and hides it without script. Given here, so that only sites with embeds have these styles. */
  className: string;
};

/** The button that loads a frame of another site. Only script can do that. */
export function EmbedButton({ label, title, noteId, className }: EmbedButtonProps) {
  return (
    <button type="button" aria-describedby={noteId} className={classNames('button button-primary', className)}>
      <Glyph name="play" className="size-5" />
      {label}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
