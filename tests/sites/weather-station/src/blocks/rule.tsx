import { Separator } from '@base-ui/react/separator';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import './rule.css';

export default function Rule({ id }: PropsOf<typeof blocks.rule>) {
  return <Separator id={id} className="rule mx-auto h-px max-w-prose bg-dark" />;
}
