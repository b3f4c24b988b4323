import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { lineChart } from '../parts/charts.ts';
import { phone } from '../parts/frames.ts';

const heap = (colour: string, shade: string, size = 60): string =>
  `<svg width="${size}" height="${size}" viewBox="-30 -30 60 60"><circle r="29" fill="#FBF8F2" fill-opacity=".16"/><path d="M-23 12Q-10-14 0-17Q10-14 23 12z" fill="${colour}"/><path d="M0-17Q10-14 23 12H4z" fill="${shade}"/><path d="M-26 12h52q-4 12-26 12t-26-12z" fill="#E2D6C0"/></svg>`;

const up = [0.2, 0.32, 0.26, 0.42, 0.38, 0.55, 0.5, 0.68, 0.62, 0.84];
const down = [0.8, 0.7, 0.74, 0.6, 0.66, 0.52, 0.5, 0.42, 0.46, 0.34];
const spices = each(
  [
    ['Turmeric', '40 kg', '₹ 6,480', '+ 4.2 %', '#F2A516', '#B97A08', up],
    ['Chilli', '18 kg', '₹ 4,050', '− 1.8 %', '#C8371F', '#9C2814', down],
    ['Cardamom', '2.5 kg', '₹ 5,900', '+ 0.9 %', '#3FA5A0', '#0B6E6E', up],
    ['Pepper', '12 kg', '₹ 7,320', '+ 2.6 %', '#5B586C', '#33325A', up],
  ] as const,
  ([name, held, worth, change, colour, shade, values]) =>
    `<div class="r" style="gap:12px;padding:12px 0;border-bottom:1px solid #33325A">${heap(colour, shade, 50)}<div class="f"><b>${name}</b><div class="s" style="color:#A9A6C0">${held}</div></div>${lineChart(64, 26, values, colour === '#5B586C' ? '#A9A6C0' : colour, false)}<div style="text-align:right;width:74px"><b>${worth}</b><div class="xs" style="color:${change.startsWith('+') ? '#3FA5A0' : '#E9775F'}">${change}</div></div></div>`,
);
const wallet = `<div style="padding:12px 24px;color:#fff"><div class="r sb"><span style="font:400 23px Caprasimo;color:var(--marigold)">Spice Ledger</span>${icon('bell', 22)}</div><div class="s" style="color:#A9A6C0;margin-top:26px">Your sacks are worth</div><div style="font:700 46px/1.1 Display">₹ 23,750</div><div style="margin:22px 0 14px">${lineChart(312, 110, [0.2, 0.3, 0.26, 0.44, 0.4, 0.36, 0.52, 0.6, 0.56, 0.72, 0.7, 0.9], '#F2A516')}</div>${spices}<div class="r" style="gap:12px;margin-top:20px"><div class="btn f">Sell</div><div class="btn f" style="background:#2A2948">Store</div></div></div>`;

const sack =
  '<svg width="360" height="330" viewBox="0 0 360 330"><rect width="360" height="330" fill="#F2A516"/><path d="M70 330q-30-120 40-200q-26-22 0-40h140q26 18 0 40q70 80 40 200z" fill="#E2D6C0"/><path d="M98 130h164" stroke="#9C2814" stroke-width="12"/><path d="M92 90q20-44 88-52q70 8 88 52z" fill="#C8371F"/><path d="M180 38q70 8 88 52h-70z" fill="#9C2814"/><path d="M90 200h180M78 232h204M74 264h212M72 296h216" stroke="#CDBE9F" stroke-width="5" stroke-dasharray="14 8"/><circle cx="180" cy="236" r="44" fill="#15142B"/><path d="M162 236l14 15 24-30" fill="none" stroke="#F2A516" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const lot = `<div style="margin-top:-44px">${sack}</div><div style="padding:22px 26px"><div class="s b" style="color:var(--madder)">Lot 2207</div><div class="h1" style="margin-bottom:14px">Byadgi chilli</div>${each(
  [
    ['Dried', 'Haveri, 9 days in sun'],
    ['Weighed', '18.0 kg, Hubli market'],
    ['Tested', 'Clean, lab 4'],
    ['Stored', 'Shed C, bay 11'],
  ],
  ([label, value]) =>
    `<div class="r sb" style="padding:12px 0;border-top:1px solid var(--line)"><span class="grey">${label}</span><b>${value}</b></div>`,
)}<div class="btn" style="margin-top:18px">Offer at ₹ 225 a kilo</div></div>`;

export const spiceLedger: Cover = {
  background: background('lagoon', 'twill', 13),
  html:
    phone({ x: 180, y: 40, width: 400, height: 830, turn: 3 }, wallet, { background: '#15142B', ink: '#fff' }) +
    phone({ x: 640, y: 110, width: 380, height: 790, turn: -5 }, lot, { shell: '#9C2814' }),
};
