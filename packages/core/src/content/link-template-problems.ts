import { createProblem } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { Problem } from '../problems/problem.ts';
import { acceptedPlaceholders } from '../schema/types/link-template.ts';
import { linkPlaceholders, writtenPlaceholder } from '../schema/types/template-placeholders.ts';
import type { RecordType } from '../schema/types/type-fields.ts';
import { correctedText } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** Returns a problem for each placeholder in the links of a type that no field has a value for. */
export function linkTemplateProblems(file: YamlFile, { fields }: RecordType): Problem[] {
  const accepted = acceptedPlaceholders(fields).map(writtenPlaceholder);
  return Object.entries(fields).flatMap(([name, { template = '' } = {}]) =>
    linkPlaceholders(template).flatMap((placeholder) => {
      const written = writtenPlaceholder(placeholder);
      if (accepted.includes(written)) return [];
      const place = file.locate(['fields', name, 'template'], 'value');
      const kind = Object.hasOwn(fields, placeholder.name) ? fields[placeholder.name]?.kind : undefined;
      const nearest = nearestName(written, accepted);
      const guess = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
      return createProblem({
        code: 'unknown-type-field',
        place,
        text: file.readText(),
        message:
          kind === undefined
            ? `This type has no field for ${written}.${guess}`
            : `${written} cannot be a part of an address: the kind of "${placeholder.name}" is ${kind}.${guess}`,
        hint: `Accepted: ${accepted.join(', ')}.`,
        ...(nearest !== undefined && { fix: correctedText(file.readText(), place, template.replace(written, nearest)) }),
      });
    }),
  );
}
