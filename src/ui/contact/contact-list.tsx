import { classNames, phoneHref } from 'pagewright/react';
import { ContactIcon } from './contact-icon.tsx';

type ContactListProps = {
  company: { phone?: string | undefined; email?: string | undefined; address: readonly string[] };
  className?: string;
};

/** The postal address of a company, and its phone number and e-mail address if it has them. */
export function ContactList({ company: { phone, email, address }, className }: ContactListProps) {
  return (
    <ul className={classNames('grid gap-3', className)}>
      {phone && (
        <li className="flex items-center gap-3">
          <ContactIcon name="phone" className="size-5 shrink-0" />
          <a dir="ltr" className="hover-line py-1" href={phoneHref(phone)}>
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li className="flex items-center gap-3">
          <ContactIcon name="mail" className="size-5 shrink-0" />
          <a className="hover-line py-1 wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      <li className="flex items-start gap-3">
        <ContactIcon name="map-pin" className="mt-1 size-5 shrink-0" />
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      </li>
    </ul>
  );
}
