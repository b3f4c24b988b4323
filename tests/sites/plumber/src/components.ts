import type { Layout, StaticComponents } from 'pagewright/react';
import { Header } from '../../../../src/layout/header.tsx';
import type { blocks } from '../schemas/blocks.ts';
import type { layouts as declared } from '../schemas/layouts.ts';
import NightCall from './blocks/night-call.tsx';
import { Footer } from './layout/footer.tsx';
import { Sidebar } from './layout/sidebar.tsx';

export const staticComponents = { 'night-call': NightCall } satisfies StaticComponents<typeof blocks>;
export const islands = {};
export const layouts = {
  default: { Header, Footer },
  guide: { Header, Footer, Sidebar },
} satisfies Record<keyof typeof declared, Layout>;
