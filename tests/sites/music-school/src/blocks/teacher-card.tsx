import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function TeacherCard({ id, teacher }: PropsOf<(typeof blocks)['teacher-card']>) {
  return (
    <p id={id} className="p-8">
      {teacher.name}, {teacher.instrument}
    </p>
  );
}
