import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, swatch } from '../parts/basics.ts';
import { ring } from '../parts/charts.ts';
import { phone } from '../parts/frames.ts';

const spent = each(
  [
    ['Godavari Dairy', 'Groceries', '− ₹ 412', '#F2A516'],
    ['Metro, line 2', 'Getting about', '− ₹ 35', '#0B6E6E'],
    ['From Ojas', 'Dinner, shared', '+ ₹ 640', '#C8371F'],
    ['Pustak House', 'Books', '− ₹ 890', '#3C3B69'],
  ] as const,
  ([name, note, sum, colour]) =>
    `<div class="r" style="gap:13px;padding:11px 0"><i style="width:12px;height:40px;border-radius:6px;background:${colour}"></i><div class="f"><b>${name}</b><div class="s grey">${note}</div></div><b>${sum}</b></div>`,
);
const action = (name: 'plus' | 'next' | 'card', label: string): string =>
  `<div class="c mid" style="gap:8px"><span class="r mid" style="width:58px;height:58px;border-radius:20px;background:#2A2948">${icon(name, 22, '#F2A516')}</span><span class="s">${label}</span></div>`;

const home = `<div style="padding:12px 24px;color:#fff"><div class="r sb"><span style="font:400 22px Young">Kestrel</span>${icon('bell', 22)}</div><div class="s" style="color:#B9B6CC;margin-top:28px">In your pocket</div><div style="font:400 48px/1.1 Young">₹ 24,816</div><div class="r sb" style="margin:26px 12px 30px">${action('plus', 'Add')}${action('next', 'Send')}${action('card', 'Card')}</div></div><div class="f" style="background:#fff;border-radius:28px 28px 0 0;padding:24px;color:var(--ink)"><div class="r sb" style="margin-bottom:8px"><span class="h3">This week</span><span class="s b" style="color:var(--madder)">₹ 4,206</span></div>${spent}</div>`;

const pot = (name: string, saved: string, share: number, colour: string): string =>
  `<div class="r" style="gap:18px;background:#fff;border-radius:20px;padding:16px 18px">${ring(
    74,
    [
      [share, colour],
      [1 - share, '#EDE6D8'],
    ],
    0.16,
    `<b class="s">${Math.round(share * 100)}%</b>`,
  )}<div><div class="h3">${name}</div><div class="s grey">${saved}</div></div></div>`;
const pots = `<div style="padding:12px 24px"><div class="h1" style="margin-bottom:18px">Pots</div><div style="border-radius:22px;overflow:hidden;position:relative;margin-bottom:16px">${swatch(312, 150, ['#9C2814', '#C8371F'], 17)}<div style="position:absolute;left:20px;bottom:16px;color:#fff;background:var(--ink);border-radius:12px;padding:9px 14px"><b>A loom for Aai</b> · ₹ 18,000</div></div><div class="c" style="gap:12px">${pot('Monsoon trek', '₹ 6,400 of ₹ 8,000', 0.8, 'var(--peacock)')}${pot('Rainy days', '₹ 21,000 of ₹ 60,000', 0.35, 'var(--madder)')}${pot('New glasses', '₹ 2,300 of ₹ 4,500', 0.51, 'var(--marigold)')}</div><div class="btn" style="margin-top:20px;background:var(--ink)">Start a pot</div></div>`;

export const kestrelPocket: Cover = {
  background: background('rose', 'diamond', 14),
  html:
    phone({ x: 650, y: 110, width: 370, height: 770, turn: 9 }, pots, { background: '#F6E9D6' }) +
    phone({ x: 210, y: 40, width: 390, height: 810, turn: -6 }, home, { background: '#15142B', ink: '#fff' }),
};
