import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser } from '../parts/frames.ts';

const dishes = [
  ['Saffron biryani', 'Slow rice, mint, fried onion', '₹ 340', '#F2A516', '#C8371F'],
  ['Paneer tikka', 'Charcoal, green chutney', '₹ 280', '#C8371F', '#FBF8F2'],
  ['Malvani curry', 'Coconut, kokum, curry leaf', '₹ 320', '#0B6E6E', '#F8CB74'],
  ['Thalipeeth', 'Five grains, white butter', '₹ 160', '#E9775F', '#15142B'],
  ['Sol kadhi', 'Cold, pink, sharp', '₹ 90', '#E9A99B', '#FBF8F2'],
  ['Puran poli', 'Jaggery, cardamom, ghee', '₹ 140', '#F8CB74', '#9C2814'],
] as const;

const plate = (bowl: string, food: string, index: number): string =>
  `<svg width="100%" height="120" viewBox="0 0 246 132" preserveAspectRatio="xMidYMid slice"><rect width="246" height="132" fill="${bowl}" fill-opacity=".22"/><circle cx="123" cy="72" r="54" fill="#fff"/><circle cx="123" cy="72" r="42" fill="${bowl}"/>${Array.from(
    { length: 9 },
    (_, spot) => {
      const angle = spot * 2.4 + index;
      const reach = 8 + spot * 3;
      return `<circle cx="${123 + Math.cos(angle) * reach}" cy="${72 + Math.sin(angle) * reach}" r="${7 - (spot % 3) * 1.6}" fill="${food}"/>`;
    },
  ).join(
    '',
  )}<path d="M196 24v40M204 24v40M200 64v48M42 26q12 20 0 40v46" stroke="#15142B" stroke-width="4" fill="none" stroke-linecap="round"/></svg>`;

const menu = each(
  dishes,
  ([name, note, price, bowl, food], index) =>
    `<div style="background:#fff;border-radius:14px;overflow:hidden">${plate(bowl, food, index)}<div style="padding:12px 16px 15px"><div class="r sb"><span class="h3">${name}</span></div><div class="s grey">${note}</div><div class="r sb" style="margin-top:9px"><span class="b">${price}</span><span class="r mid" style="width:30px;height:30px;border-radius:9px;background:var(--madder);color:#fff">${icon('plus', 16)}</span></div></div></div>`,
);

const order = each(
  [
    ['2', 'Saffron biryani', '₹ 680'],
    ['1', 'Paneer tikka', '₹ 280'],
    ['3', 'Sol kadhi', '₹ 270'],
  ],
  ([count, name, price]) =>
    `<div class="r" style="gap:12px;padding:11px 0;border-bottom:1px solid #33325A"><span class="b" style="color:var(--marigold)">${count}×</span><span class="f">${name}</span><span>${price}</span></div>`,
);

export const saffronTable: Cover = {
  background: background('madder', 'herringbone'),
  html: browser(
    { x: 70, y: 80, width: 1130, height: 860, zoom: 1.2 },
    'order.saffrontable.example',
    `<div class="r" style="height:682px;background:#FBF3E2"><div class="f" style="padding:24px 22px;height:100%"><div class="r sb"><div style="font:400 32px Caprasimo;color:var(--madder)">Saffron Table</div><div class="r" style="gap:8px">${pill('All', 'var(--ink)')}${pill('Rice', '#fff', 'var(--ink)')}${pill('Grill', '#fff', 'var(--ink)')}${pill('Sweet', '#fff', 'var(--ink)')}</div></div><div class="grey" style="margin:6px 0 20px">Kothrud kitchen · open until 23:00</div><div class="g" style="grid-template-columns:repeat(3,1fr);gap:13px">${menu}</div></div><div class="c" style="width:270px;height:100%;background:var(--ink);color:var(--cotton);padding:32px 24px"><div class="h2">Table 14</div><div class="s" style="color:#B9B6CC;margin-bottom:16px">Opened 19:42 · 4 guests</div>${order}<div class="r sb b" style="margin:22px 0;font-size:20px"><span>Total</span><span>₹ 1,230</span></div><div class="btn">Send to kitchen</div><div class="r" style="gap:10px;margin-top:26px;color:var(--marigold)">${icon('clock')}<span class="s">About 18 minutes</span></div></div></div>`,
  ),
};
