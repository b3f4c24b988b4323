import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';

/** Everything that renders pages. */
export { islands } from './blocks/interactive.ts';
export { staticComponents } from './blocks/static.ts';
export const layouts = { default: { Header, Footer } };
