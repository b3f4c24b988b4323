import { type FooterProps, type HeaderProps, homeAddress, type Layout } from 'pagewright/react';
import type { layouts as declared } from '../../schemas/layouts.ts';

const Programme = ({ site }: HeaderProps) => (
  <header className="p-6">
    <a href={homeAddress(site)}>{site.brand.name}</a>
    <nav aria-label={site.strings.sections.heading}>
      {site.navigation.map(({ label, to }) => (
        <a key={to} href={to} className="text-brass">
          {label}
        </a>
      ))}
    </nav>
  </header>
);

const Concert = ({ site }: HeaderProps) => <header className="p-6">{site.brand.name}</header>;

const Footer = ({ site }: FooterProps) => <footer className="p-6">{site.footer.text}</footer>;

/** The layouts of the school. */
export const layouts = {
  programme: { Header: Programme, Footer },
  concert: { Header: Concert, Footer },
} satisfies Record<keyof typeof declared, Layout>;
