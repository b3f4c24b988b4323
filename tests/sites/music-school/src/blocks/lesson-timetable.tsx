import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

export default function LessonTimetable({ id, heading, lessons, strings }: PropsOf<(typeof blocks)['lesson-timetable']>) {
  return (
    <section id={id} className="p-8">
      <h2>{heading}</h2>
      <ol>
        {lessons.map(({ id: lesson, title, day, summary, href }) => (
          <li key={lesson}>
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p>
              {strings.timetable[day]}: {summary}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
