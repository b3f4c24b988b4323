import type { Layout } from 'pagewright/react';
import type { layouts as declared } from '../../schemas/layouts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The layouts by the names that pages give. Both have the same parts: they differ in what their header shows, and in their styles. */
export const layouts = { default: { Header, Footer }, landing: { Header, Footer } } satisfies Record<keyof typeof declared, Layout>;
