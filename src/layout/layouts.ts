import type { Layout } from 'pagewright/react';
import type { layouts as declared } from '../../schemas/layouts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The layouts by the names that pages give. Both have the same parts; the header reads the name. */
export const layouts = { default: { Header, Footer }, landing: { Header, Footer } } satisfies Record<keyof typeof declared, Layout>;
