import type { SaxesAttributeNS } from 'saxes';
import { cssFault } from './css-fault.ts';
import {
  drawingAttributes,
  isEditorNamespace,
  otherAttributes,
  svgNamespace,
  textAttributes,
  xlinkNamespace,
  xmlNamespace,
  xmlnsNamespace,
} from './svg-names.ts';

type Owner = { uri: string; local: string };

const xlinkAttributes = new Set(['actuate', 'arcrole', 'role', 'show', 'title', 'type']);
const xmlAttributes = new Set(['id', 'lang', 'space']);
const embeddedPicture = /^data:image\/(?:png|jpe?g|webp|gif)[;,]/i;

/** Describes a rejected attribute, such as "the attribute onclick". Returns undefined for an accepted one. */
export function attributeFault({ uri, local, name, value }: SaxesAttributeNS, owner: Owner): string | undefined {
  if (uri === xmlnsNamespace || isEditorNamespace(uri)) return undefined;
  const isAccepted = `the attribute "${name}"`;
  if (uri === xmlNamespace) return xmlAttributes.has(local) ? undefined : isAccepted;
  if (uri === xlinkNamespace && local !== 'href') return xlinkAttributes.has(local) ? undefined : isAccepted;
  if (uri !== '' && uri !== xlinkNamespace) return isAccepted;
  if (local === 'href') return isLocalReference(value, owner) ? undefined : `the address "${shorten(value)}" in "${name}"`;
  if (owner.uri !== svgNamespace) return isEditorAttribute(local) ? undefined : isAccepted;
  if (/^(?:data|aria)-/.test(local) || textAttributes.has(local)) return undefined;
  if (!drawingAttributes.has(local) && !otherAttributes.has(local)) return isAccepted;
  if (local === 'attributeName' && !drawingAttributes.has(value)) return `an animation of "${value}"`;
  const part = cssFault(value);
  return part === undefined ? undefined : `${part} in the attribute "${name}"`;
}

/** Accepts a reference to a part of the same file, and for `image` a `data:` URL. */
function isLocalReference(value: string, { local }: Owner): boolean {
  if (/^#\S+$/.test(value)) return true;
  return (local === 'image' || local === 'feImage') && embeddedPicture.test(value);
}

const isEditorAttribute = (local: string): boolean => !/^(?:on|style$|src)/i.test(local);

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
