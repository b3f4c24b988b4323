import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser, phone } from '../parts/frames.ts';

const pot = (body: string, band: string): string =>
  `<path d="M-26-92h52v14q50 18 50 74q0 66-52 80h-48q-52-14-52-80q0-56 50-74z" fill="${body}"/><path d="M-75-14h150v22H-75z" fill="${band}"/><path d="M-60-60q-14 22-14 50" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/><path d="M-70-4l12-8 12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8" fill="none" stroke="#FBF8F2" stroke-width="4"/>`;
const lota =
  '<path d="M-34-80h68q8 12-6 26q46 18 46 62q0 50-44 64h-60q-44-14-44-64q0-44 46-62q-14-14-6-26z" fill="#F2A516"/><path d="M24-52q46 20 46 62q0 50-44 62q30-60-2-124z" fill="#B97A08"/><path d="M-70 4h140" stroke="#B97A08" stroke-width="5"/>';
const cup =
  '<path d="M-52-50H52L40 66h-80z" fill="#15142B"/><path d="M-47-10h94l-4 30h-86z" fill="#E9775F"/><ellipse cy="-50" rx="52" ry="12" fill="#3C3B69"/>';
const bowl =
  '<path d="M-84-20H84q-8 84-58 84h-52q-50 0-58-84z" fill="#0B6E6E"/><ellipse cy="-20" rx="84" ry="18" fill="#074B4D"/><path d="M-72 8h144" stroke="#F2A516" stroke-width="6" stroke-dasharray="14 9"/>';

const item = (shape: string, tint: string, name: string, price: string, tall: boolean): string =>
  `<div><div style="background:${tint};height:${tall ? 306 : 206}px" class="r mid"><svg width="230" height="${tall ? 270 : 186}" viewBox="-115 -110 230 220">${shape}</svg></div><div class="r sb" style="margin:10px 0 22px"><b>${name}</b><span>${price}</span></div></div>`;

const shop = `<div style="height:718px;background:#FBF3E8;padding:0 40px"><div class="r sb" style="height:84px;width:690px"><span style="font:400 30px Caprasimo;color:#9C2814">Brass &amp; Clay</span><div class="r" style="gap:26px"><b>Kitchen</b><span>Table</span><span>Lamp</span><span>Garden</span>${icon('cart', 22)}</div></div><div class="g" style="grid-template-columns:1fr 1fr 1fr;gap:20px"><div>${item(pot('#C8371F', '#9C2814'), '#F6D9CE', 'Water pot', '₹ 780', true)}${item(bowl, '#CFE3DE', 'Dough bowl', '₹ 540', false)}</div><div>${item(cup, '#E3E2EE', 'Tea cup, four', '₹ 360', false)}${item(lota, '#FDEBC4', 'Brass lota', '₹ 1,240', true)}</div><div>${item(lota, '#F6D9CE', 'Lota, small', '₹ 690', true)}${item(pot('#15142B', '#C8371F'), '#FDEBC4', 'Pickle jar', '₹ 860', false)}</div></div></div>`;

const product = `<div style="background:#F6D9CE;margin-top:-44px;height:400px" class="r mid"><svg width="330" height="360" viewBox="-115 -110 230 220">${pot('#C8371F', '#9C2814')}</svg></div><div style="padding:24px 26px"><div class="r sb"><div style="font:400 30px Caprasimo">Water pot</div><b class="h2">₹ 780</b></div><div class="grey" style="margin:8px 0 18px">Red clay from Bhor. Keeps water cool for a day without a fridge.</div><div class="r" style="gap:10px;margin-bottom:22px">${each(['3 l', '5 l', '8 l'], (size, index) => `<span class="r mid b" style="width:62px;height:48px;border-radius:12px;border:2px solid ${index === 1 ? 'var(--ink)' : 'var(--line)'}">${size}</span>`)}</div><div class="btn">Put in basket</div></div>`;

export const brassAndClay: Cover = {
  background: background('marigold', 'basket', 12),
  html:
    browser({ x: 40, y: 70, width: 900, height: 760 }, 'brassandclay.example', shop) +
    phone({ x: 800, y: 140, width: 350, height: 720 }, product),
};
