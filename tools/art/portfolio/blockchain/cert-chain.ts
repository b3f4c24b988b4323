import { background } from '../backgrounds.ts';
import type { Cover } from '../cover.ts';
import { each, icon, pill } from '../parts/basics.ts';
import { browser, loose } from '../parts/frames.ts';

const rosette = (radius: number): string =>
  Array.from(
    { length: 36 },
    (_, index) =>
      `<ellipse rx="${radius}" ry="${radius * 0.34}" fill="none" stroke="${['#0B6E6E', '#F2A516', '#C8371F'][index % 3] ?? ''}" stroke-width="1.6" transform="rotate(${index * 10})"/>`,
  ).join('');
const border = Array.from(
  { length: 44 },
  (_, index) => `<path d="M${index * 16} 0q8 14 16 0" fill="none" stroke="#0B6E6E" stroke-width="3"/>`,
).join('');

const certificate = `<svg width="640" height="450" viewBox="0 0 640 450"><rect width="640" height="450" fill="#FDF6E6"/><rect x="18" y="18" width="604" height="414" fill="none" stroke="#0B6E6E" stroke-width="3"/><g transform="translate(20 24)">${border}</g><g transform="translate(20 426) scale(1 -1)">${border}</g><g transform="translate(520 320)">${rosette(74)}<circle r="26" fill="#FDF6E6"/><path d="M-12 0l9 10 15-19" fill="none" stroke="#0B6E6E" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g><g fill="#15142B"><text x="60" y="104" font-family="Italiana" font-size="40">Certificate of craft</text><text x="60" y="150" font-family="Text" font-size="17" fill="#716E80">This is to say that</text><text x="60" y="206" font-family="Young" font-size="44">Farida Mansoori</text><text x="60" y="250" font-family="Text" font-size="17" fill="#716E80">has learnt hand weaving, levels one to four,</text><text x="60" y="276" font-family="Text" font-size="17" fill="#716E80">and passed with distinction.</text><path d="M60 360q20-30 34-8t30-14t24 16t40-18" fill="none" stroke="#15142B" stroke-width="3"/><path d="M60 376h170" stroke="#D3C3A4" stroke-width="2"/><text x="60" y="398" font-family="Text" font-size="14" fill="#716E80">For the school, 12 October</text></g></svg>`;

const blocks = each(
  [
    ['418', 'Ishaan Rao', 'Dyeing 2'],
    ['419', 'Farida Mansoori', 'Weaving 4'],
    ['420', 'Tenzin Dolma', 'Carding 1'],
    ['421', 'Joseph Pinto', 'Repair 3'],
  ],
  ([number, who, what], index) =>
    `<div style="position:relative;width:214px;border:3px solid ${index === 1 ? 'var(--madder)' : 'var(--ink)'};border-radius:16px;padding:16px 18px;background:#fff"><div class="r sb s"><b>No ${number}</b>${icon('check', 16, '#0B6E6E')}</div><div class="b" style="margin-top:9px">${who}</div><div class="s grey">${what}</div>${index < 3 ? '<i style="position:absolute;right:-36px;top:38px;width:44px;height:22px;border:5px solid var(--marigold);border-radius:12px;background:#fff"></i>' : ''}</div>`,
);

export const certChain: Cover = {
  background: background('indigo', 'diamond', 17),
  html:
    browser(
      { x: 60, y: 70, width: 1080, height: 760 },
      'certchain.example/check',
      `<div style="height:718px;background:#E9F1EF;padding:34px 44px"><div class="r sb"><span style="font:500 25px Jost">CertChain</span><div class="r" style="gap:24px"><span>Issue</span><b>Check</b><span>Schools</span></div></div><div style="width:330px;margin-top:54px"><div style="font:500 44px/1.08 Jost">Genuine, and here is the proof.</div><div class="r" style="gap:8px;margin:20px 0">${pill('Issued 12 Oct', 'var(--peacock)')}${pill('Not revoked', '#fff', 'var(--ink)')}</div><div class="btn" style="background:var(--ink);width:210px">Check another</div></div><div class="r sb" style="position:absolute;left:44px;right:44px;bottom:44px">${blocks}</div></div>`,
    ) + loose({ x: 470, y: 208, width: 640, height: 450, turn: 2 }, 'border-radius:6px;overflow:hidden', certificate),
};
