import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon } from '../parts/basics.ts';
import { browser, phone } from '../parts/frames.ts';

const fort = `<svg width="640" height="520" viewBox="0 0 640 520"><rect width="640" height="520" fill="#F2A516"/><circle cx="470" cy="150" r="84" fill="#F8CB74"/><path d="M0 330l120-80 90 60 130-120 130 110 80-40 90 70v190H0z" fill="#E9775F"/><path d="M0 400h640v120H0z" fill="#9C2814"/><g fill="#C8371F"><path d="M60 520V300q34-40 68 0v220zM512 520V300q34-40 68 0v220z"/><path d="M128 520V352h384v168z"/></g><g fill="#9C2814"><path d="M128 352v-24h24v24h24v-24h24v24h24v-24h24v24h24v-24h24v24h24v-24h24v24h24v-24h24v24h24v-24h24v24h24v-24h24v24h24v-24h24v24z"/><path d="M78 360h32v54H78zM530 360h32v54h-32z"/></g><path d="M262 520v-84q0-58 58-72q58 14 58 72v84z" fill="#15142B"/><path d="M282 520v-78q0-42 38-54q38 12 38 54v78" fill="none" stroke="#F2A516" stroke-width="5"/></svg>`;

const rooms = each(
  [
    ['1', 'Coins and seals', 'var(--peacock)'],
    ['2', 'The raja’s clocks', 'var(--marigold)'],
    ['3', 'Looms and sarees', 'var(--madder)'],
    ['4', 'Lamps', 'var(--ink)'],
  ] as const,
  ([number, name, colour]) =>
    `<div class="r" style="gap:14px;padding:15px 0;border-top:1px solid #D3C3A4"><span style="font:400 28px Young;color:${colour};width:34px">${number}</span><span class="f b">${name}</span>${icon('next', 16)}</div>`,
);

const stage = `<svg width="360" height="290" viewBox="0 0 360 290"><rect width="360" height="290" fill="#15142B"/><path d="M60 260h240M90 260V70M270 260V70M80 76h200M80 110h200" stroke="#C4B28F" stroke-width="9"/>${Array.from({ length: 15 }, (_, index) => `<path d="M${108 + index * 10.3} 76V214" stroke="${['#C8371F', '#F2A516', '#3FA5A0'][index % 3] ?? ''}" stroke-width="4"/>`).join('')}<path d="M98 214h164v30H98z" fill="#C8371F"/><path d="M98 222h164M98 236h164" stroke="#F2A516" stroke-width="4" stroke-dasharray="9 6"/></svg>`;

export const puneMuseum: Cover = {
  background: background('indigo', 'herringbone', 13),
  html:
    browser(
      { x: 50, y: 70, width: 960, height: 640 },
      'museum.example/visit',
      `<div class="r" style="height:598px;background:#FBF3E2"><div style="width:400px;height:100%;padding:40px 38px"><div class="s b" style="color:var(--madder)">Open today until 18:00</div><div style="font:400 50px/1.04 Young;margin:14px 0 26px">Nine rooms, one old city.</div>${rooms}<div class="btn" style="margin-top:22px;background:var(--ink)">Tickets from ₹ 80</div></div><div style="width:560px;height:100%;overflow:hidden">${fort.replace('width="640" height="520"', 'width="737" height="598"')}</div></div>`,
    ) +
    phone(
      { x: 800, y: 190, width: 330, height: 680 },
      `${stage}<div style="padding:22px 24px"><div class="s b" style="color:var(--madder)">Room 3</div><div style="font:400 28px/1.1 Young;margin:4px 0 10px">Looms and sarees</div><div class="grey" style="font-size:15px">Paithan wove silk for kings. A border of parrots takes one weaver nine weeks.</div><div style="height:5px;background:var(--flax);border-radius:4px;margin:24px 0 8px"><div style="width:38%;height:5px;background:var(--madder);border-radius:4px"></div></div><div class="r sb xs grey"><span>1:24</span><span>3:40</span></div><div class="r mid" style="gap:36px;margin-top:16px">${icon('back', 26)}<span class="r mid" style="width:68px;height:68px;border-radius:50%;background:var(--madder)">${icon('play', 26, '#fff', '#fff')}</span>${icon('next', 26)}</div></div>`,
      { background: '#FBF3E2' },
    ),
};
