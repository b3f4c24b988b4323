import { stringify } from 'yaml';
import { definitionOf } from '../../field-kinds/index.ts';
import { type FieldPlan, kindOf } from '../../schema/field-plan.ts';

/** Returns an example value for a field, as YAML. */
export function sampleOf(plan: FieldPlan | undefined): string {
  if (plan === undefined) return '…';
  if (plan.example !== undefined) return stringify(plan.example, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  const fieldKind = kindOf(plan);
  if (fieldKind) {
    const { sample } = definitionOf(fieldKind);
    return typeof sample === 'string' ? sample : sample({ ...plan, fieldKind }, sampleOf);
  }
  switch (plan.shape) {
    case 'number':
      return String(Math.max(1, plan.minimum ?? 1));
    case 'boolean':
      return 'true';
    case 'choice':
    case 'literal':
      return String(plan.values[0]);
    case 'list':
      return `[${Array.from({ length: Math.max(1, plan.minItems ?? 1) }, () => sampleOf(plan.item)).join(', ')}]`;
    case 'object': {
      const required = Object.entries(plan.fields).filter(([, { isOptional }]) => !isOptional);
      return `{ ${required.map(([name, field]) => `${name}: ${sampleOf(field)}`).join(', ')} }`;
    }
    default:
      return '…';
  }
}
