import type { Layout } from 'pagewright/react';
import { Header } from '../../../../src/layout/header.tsx';
import type { layouts as declared } from '../schemas/layouts.ts';
import { Footer } from './layout/footer.tsx';
import { Sidebar } from './layout/sidebar.tsx';

export const staticComponents = {};
export const islands = {};
export const layouts = {
  default: { Header, Footer },
  guide: { Header, Footer, Sidebar },
} satisfies Record<keyof typeof declared, Layout>;
