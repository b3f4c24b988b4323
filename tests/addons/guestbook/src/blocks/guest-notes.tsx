import { Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { guestNotes } from '../../schemas/blocks/guest-notes.ts';

export default function GuestNotes({ id, heading, host, notes, strings }: PropsOf<typeof guestNotes>) {
  return (
    <section id={id} className="guest-notes mx-auto max-w-prose p-[1.75rem]">
      <h2>{heading}</h2>
      {notes.map(({ id: key, name, text }) => (
        <figure key={key}>
          <blockquote>{text}</blockquote>
          <figcaption>
            {strings.guestbook.from} {name}
          </figcaption>
        </figure>
      ))}
      {host && (
        <p>
          <Picture image={host.portrait} sizes="6rem" /> <a href={host.to}>{host.name}</a> ({host.initials})
        </p>
      )}
    </section>
  );
}
