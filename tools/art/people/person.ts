import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

/** The parts and colours of a portrait. */
export interface Person {
  readonly id: string;
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly fabric: string;
  readonly features: notionists.Options;
}

const credit = '<!-- Notionists by Zoish, CC0 1.0, recoloured -->';
const ink = '#15142B';
/** The parts of a portrait in drawing order. */
const parts = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture'];

function recolour(part: string | undefined, drawing: string, person: Omit<Person, 'background'>): string {
  if (part === 'gesture') return drawing.replaceAll('#fff', person.skin);
  if (part === 'base') return drawing.replaceAll('#fff', person.skin);
  if (part === 'body') return drawing.replaceAll('#fff', person.fabric);
  if (part === 'hair' || part === 'beard') return drawing.replaceAll('#000', person.hair);
  return drawing;
}

/** The recoloured drawing alone, on a field of 1744 units. */
export function drawFigure(person: Omit<Person, 'background'>): string {
  const avatar = createAvatar(notionists, {
    seed: person.id,
    beardProbability: 0,
    glassesProbability: 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    ...person.features,
  });
  return avatar
    .toString()
    .split(/(?=<g transform="translate\(\d+ \d+\)">)/)
    .slice(1)
    .map((group, index) => recolour(parts[index], group, person))
    .join('')
    .replaceAll('#000', ink)
    .replace('</g></svg>', '');
}

/** A square portrait of 160 units, without what the generator adds around the drawing. */
export function drawPerson(person: Person): string {
  const drawing = drawFigure(person);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">',
    `${credit}<rect width="160" height="160" fill="${person.background}"/>`,
    `<svg x="0" y="0" width="160" height="160" viewBox="222 200 1300 1300" fill="none">${drawing}</svg></svg>\n`,
  ].join('');
}
