import type { z } from 'zod';

/** The settings that only some kinds of fields have, and the setting that a kind cannot do without, or another in its place. */
export type KindSettings = {
  own: Readonly<Partial<Record<string, readonly string[]>>>;
  needed: Readonly<Partial<Record<string, { setting: string; or?: string; accepted: string }>>>;
};

/** Returns the kinds that have a setting. Empty for a setting of every kind. */
const kindsWith = ({ own }: KindSettings, setting: string): string[] => Object.keys(own).filter((kind) => own[kind]?.includes(setting));

/** Returns the metadata of a setting that only fields of some kinds have. */
export const metaOfSetting = (settings: KindSettings, setting: string, description: string): { description: string; kinds: string[] } => ({
  description,
  kinds: kindsWith(settings, setting),
});

/**
 * Reports the first setting that the kind of a field does not have, and returns false: the kind may be wrong or left out.
 * Otherwise reports the setting that the kind cannot do without.
 */
export function checkSettings(field: { kind: string }, settings: KindSettings, context: z.RefinementCtx): boolean {
  const report = (setting: string, message: string): void => context.addIssue({ code: 'custom', path: [setting], message });
  for (const [setting, value] of Object.entries(field)) {
    const kinds = value === undefined ? [] : kindsWith(settings, setting);
    if (kinds.length === 0 || kinds.includes(field.kind)) continue;
    report(setting, `only with kind: ${kinds.join(', ')}`);
    return false;
  }
  const needed = settings.needed[field.kind];
  const [has, hasOther] = [needed?.setting, needed?.or].map((name) => name !== undefined && Reflect.get(field, name) !== undefined);
  if (needed && !has && !hasOther) report(needed.setting, needed.accepted);
  if (needed?.or !== undefined && has && hasOther) report(needed.or, `only without "${needed.setting}"`);
  return true;
}
