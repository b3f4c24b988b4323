import { seededRandom } from '../../random.ts';

interface Town {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly street: string;
  readonly park: string;
  readonly water: string;
}

export const paperTown = { land: '#F3ECDF', street: '#FFFFFF', park: '#CFE3D6', water: '#BFDDDC' };
export const nightTown = { land: '#1C1B36', street: '#34335C', park: '#123B44', water: '#0F2C3F' };

/** The plan of an invented town: streets, parks and a river. */
export function town({ seed, width, height, land, street, park, water }: Town): string {
  const random = seededRandom(seed);
  const parks = Array.from({ length: 7 }, () => {
    const x = random.between(0, width);
    const y = random.between(0, height);
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${random.between(50, 150).toFixed(0)}" height="${random.between(40, 120).toFixed(0)}" rx="10" fill="${park}"/>`;
  });
  const roads: string[] = [];
  for (let at = random.between(20, 60); at < width * 1.3; at += random.between(54, 110)) {
    roads.push(`M${at.toFixed(0)} -80L${(at - 40).toFixed(0)} ${height + 80}`);
  }
  for (let at = random.between(10, 50); at < height * 1.2; at += random.between(48, 96)) {
    roads.push(`M-80 ${(at + 20).toFixed(0)}L${width + 80} ${(at - 50).toFixed(0)}`);
  }
  const y = random.between(0.3, 0.7) * height;
  const river = `M-20 ${y}C${width * 0.25} ${y - height * 0.3} ${width * 0.45} ${y + height * 0.35} ${width * 0.7} ${y}S${width} ${y - 90} ${width + 30} ${y - 40}`;
  const main = `M${width * 0.14} -20C${width * 0.3} ${height * 0.4} ${width * 0.6} ${height * 0.4} ${width * 0.84} ${height + 20}`;
  return [
    `<rect width="${width}" height="${height}" fill="${land}"/>${parks.join('')}`,
    `<path d="${river}" fill="none" stroke="${water}" stroke-width="46"/>`,
    `<path d="${roads.join('')}" fill="none" stroke="${street}" stroke-width="7"/>`,
    `<path d="${main}" fill="none" stroke="${street}" stroke-width="17"/>`,
  ].join('');
}

/** A map of a town with whatever is drawn over it. */
export const map = (plan: Town, over: string): string =>
  `<svg width="${plan.width}" height="${plan.height}" viewBox="0 0 ${plan.width} ${plan.height}">${town(plan)}${over}</svg>`;

export const route = (d: string, colour: string, width = 8): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width + 6}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const marker = (x: number, y: number, colour: string, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-4-12-16-18-16-32a16 16 0 0 1 32 0C16-18 4-12 0 0z" fill="${colour}" stroke="#fff" stroke-width="3"/><circle cy="-32" r="6" fill="#fff"/></g>`;
