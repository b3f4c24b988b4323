import type { LanguageLink } from 'pagewright/react';

type Props = {
  links: readonly LanguageLink[];
  label: string;
  className: string;
  listClassName?: string;
  linkClassName: string;
};

/** The links to the languages of the site. Each has the name of its language in that language. */
export function LanguageLinks({ links, label, className, listClassName, linkClassName }: Props) {
  return (
    <nav aria-label={label} className={className} data-languages>
      <ul className={listClassName}>
        {links.map(({ code, name, href, isCurrent }) => (
          <li key={code}>
            <a href={href} lang={code} hrefLang={code} className={linkClassName} {...(isCurrent && { 'aria-current': 'true' as const })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
