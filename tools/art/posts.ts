import sharp from 'sharp';
import { aiCommunication } from './posts/ai-communication.ts';
import { blockchainSecurity } from './posts/blockchain-security.ts';
import { gameDevelopment } from './posts/game-development.ts';
import { manufacturing } from './posts/manufacturing.ts';
import { webDevelopment } from './posts/web-development.ts';
import { quantise } from './quantise.ts';
import type { Studio } from './studio.ts';

const covers: Readonly<Record<string, () => string>> = {
  '1-web-development': webDevelopment,
  '2-manufacturing': manufacturing,
  '3-game-development': gameDevelopment,
  '4-ai-communication': aiCommunication,
  '5-blockchain-security': blockchainSecurity,
};

/** Makes the covers of the posts, each in the style of its category. */
export async function makePosts(studio: Studio): Promise<void> {
  for (const [id, draw] of Object.entries(covers)) {
    await studio.save(`posts/${id}.webp`, await quantise(sharp(Buffer.from(draw())), 240));
  }
}
