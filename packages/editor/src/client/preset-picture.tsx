import type { OfferedType } from 'pagewright/editing';
import type { Field } from 'pagewright/fields';
import type { ReactNode } from 'react';

const width = 120;
const heightOfBlock = 22;
const maxBlocks = 7;

type PictureProps = { blockTypes: readonly string[]; types: readonly OfferedType[] };

/** Draws what the blocks of a preset are made of, in their order: lines for texts, frames for pictures, columns for lists. */
export function PresetPicture({ blockTypes, types }: PictureProps): ReactNode {
  const shown = blockTypes.slice(0, maxBlocks);
  return (
    <svg className="preset-picture" viewBox={`0 0 ${width} ${maxBlocks * heightOfBlock}`} aria-hidden="true">
      {shown.map((type, index) => {
        const { fields = [] } = types.find((one) => one.type === type) ?? {};
        return (
          <g key={index} transform={`translate(0 ${index * heightOfBlock})`}>
            <BlockShape fields={fields} isFirst={index === 0} />
          </g>
        );
      })}
    </svg>
  );
}

function BlockShape({ fields, isFirst }: { fields: readonly Field[]; isFirst: boolean }): ReactNode {
  const hasPicture = fields.some((field) => has(field, isPicture));
  if (fields.some((field) => !field.isOptional && (field.control === 'list' || field.control === 'options')))
    return [0, 1, 2].map((column) => (
      <g key={column} transform={`translate(${8 + column * 36} 3)`}>
        {hasPicture && <rect className="frame" width="30" height="9" />}
        <rect y={hasPicture ? 11 : 2} width="24" height="2" />
        <rect y={hasPicture ? 14 : 6} width="28" height="2" opacity="0.5" />
      </g>
    ));
  return (
    <>
      <rect x="8" y="4" width={isFirst ? 60 : 40} height={isFirst ? 5 : 3} />
      <rect x="8" y="11" width="52" height="2" opacity="0.5" />
      <rect x="8" y="15" width="44" height="2" opacity="0.5" />
      {hasPicture && <rect className="frame" x="76" y="3" width="36" height="16" />}
    </>
  );
}

const isPicture = (field: Field): boolean => field.control === 'line' && (field.names === 'pictures' || field.names === 'videos');

/** True when a field, or one in it, is of a sort. */
function has(field: Field, is: (field: Field) => boolean): boolean {
  if (is(field)) return true;
  if (field.control === 'group') return field.fields.some((one) => has(one, is));
  if (field.control === 'list') return has(field.item, is);
  return field.control === 'options' && field.options.some((one) => has(one, is));
}
