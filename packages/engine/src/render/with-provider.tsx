import type { ReactElement } from 'react';
import type { Layout, SiteComponents } from '../definition/site-code.ts';

/** Returns an element inside the provider of the site. */
export const withProvider = ({ Provider }: Pick<SiteComponents, 'Provider'>, element: ReactElement): ReactElement =>
  Provider ? <Provider>{element}</Provider> : element;

/** Returns the layouts of the site, each part inside its provider. */
export function providedLayouts(components: SiteComponents): SiteComponents['layouts'] {
  const provided = ({ Header, Footer }: Layout): Layout => ({
    Header: (props) => withProvider(components, <Header {...props} />),
    Footer: (props) => withProvider(components, <Footer {...props} />),
  });
  if (!components.Provider) return components.layouts;
  return Object.fromEntries(Object.entries(components.layouts).map(([name, layout]) => [name, provided(layout)]));
}
