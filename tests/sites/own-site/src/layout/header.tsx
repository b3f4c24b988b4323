import { type HeaderProps, homeAddress } from 'pagewright/react';

/** Brand and navigation, above the blocks of every page. */
export function Header({ site }: HeaderProps) {
  return (
    <header className="flex gap-8 p-8">
      <a href={homeAddress(site)}>{site.brand.name}</a>
      <nav aria-label={site.strings.layout.mainNavigation}>
        {site.navigation.map(({ label, to }) => (
          <a key={to} href={to} className="mr-4">
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
