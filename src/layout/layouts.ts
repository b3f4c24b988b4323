import type { SiteComponents } from 'pagewright/react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The layouts by the names that pages give. Both have the same parts; the header reads the name. */
export const layouts: SiteComponents['layouts'] = { default: { Header, Footer }, landing: { Header, Footer } };
