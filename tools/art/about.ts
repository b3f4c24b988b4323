import sharp from 'sharp';
import { aiSection } from './about/ai-section.ts';
import { appSection } from './about/app-section.ts';
import { blockchainSection } from './about/blockchain-section.ts';
import { dataSection } from './about/data-section.ts';
import { webSection } from './about/web-section.ts';
import { drawWorkshop } from './about/workshop.ts';
import { quantise, withoutLoss } from './quantise.ts';
import type { Studio } from './studio.ts';

const sections: Readonly<Record<string, () => string>> = {
  'web-development': webSection,
  'app-development': appSection,
  'ai-development': aiSection,
  'data-science': dataSection,
  'blockchain-development': blockchainSection,
};

/** Makes the picture of the about page, and those of sections of landing pages. */
export async function makeAbout(studio: Studio): Promise<void> {
  const picture = sharp(Buffer.from(drawWorkshop()));
  const encoded = await picture.png({ palette: true, colours: 256, quality: 100, dither: 0.6, effort: 10 }).toBuffer();
  await studio.save('about/workshop.webp', await withoutLoss(sharp(encoded)));
  for (const [id, draw] of Object.entries(sections)) {
    await studio.save(`about/${id}.webp`, await quantise(sharp(Buffer.from(draw())), 145));
  }
}
