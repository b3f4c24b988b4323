import { classNames, fillIn } from 'pagewright/react';
import type { DeclaredEmbed } from 'pagewright/schema';
import type { strings as texts } from '../../strings/en.ts';
import { fillWith } from '../text/fill-with.tsx';

type EmbedNoteProps = {
  id: string;
  /** Hides it without script. Given here, so that only sites with embeds have these styles. */
  className: string;
  service: DeclaredEmbed;
  strings: { embed: Record<keyof typeof texts.embed, string>; links: Record<keyof typeof texts.links, string> };
  /** The page itself, with the words of the link to it. */
  page?: { href: string; label: string } | undefined;
};

/** Says which service gets data when the button is pressed, with links to its page about privacy and to the page that the button loads. */
export function EmbedNote({ id, className, service, strings: { embed, links }, page }: EmbedNoteProps) {
  const linkTo = (href: string, label: string) => (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {label}
      <span className="sr-only"> {links.newTab}</span>
    </a>
  );
  const privacy = linkTo(service.privacy, fillIn(embed.privacy, { service: service.label }));
  return (
    <p id={id} className={classNames('mt-4 max-w-measure text-small', className)}>
      {fillWith(embed.note, { service: service.label, privacy })}
      {page && <> · {linkTo(page.href, page.label)}</>}
    </p>
  );
}
