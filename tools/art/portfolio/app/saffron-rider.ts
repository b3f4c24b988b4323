import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { icon } from '../parts/basics.ts';
import { phone } from '../parts/frames.ts';
import { map, marker, nightTown, paperTown, route } from '../parts/maps.ts';

const scooter =
  '<svg width="58" height="58" viewBox="-29 -29 58 58"><circle r="27" fill="#F2A516" stroke="#fff" stroke-width="4"/><path d="M-15 8h20l8-20h-7M5 8q10-8 14 2M-15 8v-10h12l6 6" fill="none" stroke="#15142B" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-9" cy="10" r="5" fill="#15142B"/><circle cx="13" cy="11" r="5" fill="#15142B"/></svg>';

const ride = `<div style="position:absolute;inset:-44px 0 0">${map({ seed: 7, width: 360, height: 780, ...paperTown }, route('M70 560L96 430L190 400L206 290L290 262L282 170', '#C8371F', 8) + marker(282, 172, '#0B6E6E', 1.2))}<div style="position:absolute;left:66px;top:404px">${scooter}</div></div><div class="r" style="position:absolute;left:20px;right:20px;top:10px;background:var(--ink);color:#fff;border-radius:18px;padding:16px 18px;gap:14px">${icon('next', 30, '#F2A516')}<div><div class="h3">Right into Lane 7</div><div class="s" style="color:#B9B6CC">after 180 m</div></div></div><div style="position:absolute;left:0;right:0;bottom:0;background:#fff;border-radius:26px 26px 0 0;padding:22px 24px 26px"><div class="r sb"><div><div class="h2">Mrs Bhosale</div><div class="grey s">2nd floor, blue door</div></div><div style="text-align:right"><div class="h2" style="color:var(--madder)">9 min</div><div class="grey s">1.8 km</div></div></div><div class="r" style="gap:10px;margin:16px 0;background:#FBF3E2;border-radius:12px;padding:12px 14px">${icon('clock', 18)}<span class="s">2 biryani, 3 sol kadhi · paid</span></div><div class="btn">Arrived</div></div>`;

const earn = `<div style="padding:14px 26px;color:#fff"><div class="s" style="color:#F8CB74">Today, Kothrud</div><div style="font:700 58px/1.1 Display">₹ 1,140</div><div class="s" style="color:#B9B6CC">11 rides · 38 km</div><svg width="308" height="190" style="margin:26px 0"><path d="M0 160h308" stroke="#3C3B69" stroke-width="2"/>${[40, 66, 30, 98, 150, 126, 70].map((tall, index) => `<rect x="${index * 45}" y="${160 - tall}" width="30" height="${tall}" rx="7" fill="${index === 4 ? '#F2A516' : '#C8371F'}"/><text x="${index * 45 + 15}" y="184" fill="#B9B6CC" font-size="13" text-anchor="middle">${12 + index}</text>`).join('')}</svg><div class="r sb" style="background:#2A2948;border-radius:16px;padding:16px 18px"><div><b>Waiting bonus</b><div class="s" style="color:#B9B6CC">3 more rides before 22:00</div></div><b style="color:var(--marigold)">+ ₹ 90</b></div><div class="r sb" style="background:#2A2948;border-radius:16px;padding:16px 18px;margin-top:12px"><div><b>Tips</b><div class="s" style="color:#B9B6CC">From 4 guests</div></div><b style="color:var(--marigold)">₹ 110</b></div><div class="btn" style="margin-top:24px;background:var(--marigold);color:var(--ink)">Take a break</div></div>`;

export const saffronRider: Cover = {
  background: background('marigold', 'twill', 10),
  html:
    phone({ x: 660, y: 190, width: 340, height: 720 }, earn, { background: nightTown.land, ink: '#fff' }) +
    phone({ x: 240, y: 50, width: 400, height: 820 }, ride),
};
