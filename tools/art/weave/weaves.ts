import { aiDevelopment } from './ai-development.ts';
import { appDevelopment } from './app-development.ts';
import { blockchainDevelopment } from './blockchain-development.ts';
import { dataScience } from './data-science.ts';
import { home } from './home.ts';
import type { Weave } from './weave.ts';
import { webDevelopment } from './web-development.ts';

/** The weave of each page that has a video, by the page's id. */
export const weaves: Readonly<Record<string, Weave>> = {
  home,
  'web-development': webDevelopment,
  'app-development': appDevelopment,
  'ai-development': aiDevelopment,
  'data-science': dataScience,
  'blockchain-development': blockchainDevelopment,
};
