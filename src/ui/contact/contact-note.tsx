import { phoneHref } from 'pagewright/react';
import type { ReactNode } from 'react';

type ContactNoteProps = {
  id?: string;
  site: { phone?: string | undefined; email: string };
  text: ReactNode;
  /** A link before e-mail address and phone number. */
  link?: ReactNode;
  className?: string;
};

/** A note about a form, with the e-mail address and phone number of the company. The engine writes the same HTML when a form has errors. */
export function ContactNote({ id, site: { phone, email }, text, link, className = '' }: ContactNoteProps) {
  return (
    <div id={id} className={`form-notice ${className}`}>
      <p>{text}</p>
      <ul>
        {link && <li>{link}</li>}
        <li>
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </li>
        {phone && (
          <li>
            <a href={phoneHref(phone)} className="text-link">
              {phone}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
