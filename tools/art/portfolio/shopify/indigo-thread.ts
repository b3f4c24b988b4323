import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser, phone } from '../parts/frames.ts';

const stitches = (colour: string): string =>
  Array.from(
    { length: 9 },
    (_, row) =>
      `<path d="M40 ${96 + row * 26}h220" stroke="${colour}" stroke-width="4" stroke-dasharray="${row % 2 === 0 ? '14 10' : '6 18'}"/>`,
  ).join('');
const jacket = (fabric: string, thread: string): string =>
  `<clipPath id="j${fabric.slice(1)}"><path d="M104 40l46 26 46-26 62 34 24 130-46 14-8-44v176H72V174l-8 44-46-14L42 74z"/></clipPath><g clip-path="url(#j${fabric.slice(1)})"><rect width="300" height="380" fill="${fabric}"/>${stitches(thread)}</g><path d="M104 40l46 26 46-26M150 66v284M72 174V100M228 174V100" fill="none" stroke="#0E0D20" stroke-opacity=".5" stroke-width="4"/><g fill="#F2A516"><circle cx="150" cy="120" r="5"/><circle cx="150" cy="180" r="5"/><circle cx="150" cy="240" r="5"/></g>`;
const picture = (fabric: string, thread: string, width: number, height: number): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 300 380">${jacket(fabric, thread)}</svg>`;

const grid = each(
  [
    ['Sashiko coat', '₹ 6,900', '#32315A', '#FBF8F2', '#E3E2EE'],
    ['Kantha jacket', '₹ 5,400', '#C8371F', '#F8CB74', '#FBE3DC'],
    ['Dock shirt', '₹ 3,200', '#0B6E6E', '#B5D6D1', '#D9ECE8'],
  ] as const,
  ([name, price, fabric, thread, tint]) =>
    `<div class="f"><div class="r mid" style="background:${tint};height:258px">${picture(fabric, thread, 180, 228)}</div><div class="r sb" style="margin-top:11px"><b>${name}</b><span>${price}</span></div></div>`,
);
const page = `<div style="height:698px;background:#fff"><div class="r" style="background:#1B1A36;color:#fff;height:300px;overflow:hidden;position:relative"><div style="padding:0 48px"><span style="font:500 20px Jost;letter-spacing:.3em">INDIGO THREAD</span><div style="font:500 64px/.98 Jost;margin-top:26px">Mended<br>is better</div></div><div style="position:absolute;right:120px;top:-30px;transform:rotate(8deg)">${picture('#3C3B69', '#F2A516', 380, 480)}</div></div><div style="padding:26px 48px"><div class="r sb" style="margin-bottom:16px"><b class="h3">New from the vat</b><span class="s b" style="color:var(--madder)">See all 24</span></div><div class="r" style="gap:22px">${grid}</div></div></div>`;
const basket = `<div style="padding:6px 24px"><div class="r sb" style="margin-bottom:20px"><span class="h1">Basket</span>${icon('cart', 24)}</div>${each(
  [
    ['Sashiko coat', 'M · indigo', '₹ 6,900', '#32315A', '#FBF8F2'],
    ['Dock shirt', 'L · lagoon', '₹ 3,200', '#0B6E6E', '#B5D6D1'],
  ] as const,
  ([name, note, price, fabric, thread]) =>
    `<div class="r" style="gap:16px;padding:14px 0;border-bottom:1px solid var(--line)"><div class="r mid" style="width:84px;height:100px;background:#F1EADD">${picture(fabric, thread, 66, 84)}</div><div class="f"><b>${name}</b><div class="s grey">${note}</div><b style="display:block;margin-top:8px">${price}</b></div></div>`,
)}<div class="r sb grey" style="margin-top:20px"><span>Sent by post</span><span>₹ 120</span></div><div class="r sb h2" style="margin:10px 0 22px"><span>Total</span><span>₹ 10,220</span></div><div class="btn" style="background:#1B1A36;border-radius:0;padding:16px">Pay</div></div>`;

export const indigoThread: Cover = {
  background: background('linen', 'twill', 8),
  html:
    browser({ x: 50, y: 70, width: 900, height: 740 }, 'indigothread.example', page) +
    phone({ x: 810, y: 190, width: 330, height: 660 }, basket),
};
