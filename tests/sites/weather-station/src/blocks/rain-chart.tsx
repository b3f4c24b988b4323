import '@fontsource/caprasimo/index.css';
import { ClientOnly } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import type { blocks } from '../../schemas/blocks/index.ts';
import './rain-chart.css';

/** The chart shows what the table says, so screen readers get the table only. */
export default function RainChart({ id, heading, days }: PropsOf<(typeof blocks)['rain-chart']>) {
  return (
    <section id={id} className="mx-auto max-w-prose p-8">
      <h2 className="text-2xl">{heading}</h2>
      <ClientOnly>
        {() => (
          <div aria-hidden="true">
            <BarChart width={300} height={200} data={days}>
              <XAxis dataKey="day" />
              <YAxis />
              <Bar dataKey="rain" isAnimationActive={false} />
            </BarChart>
          </div>
        )}
      </ClientOnly>
      <table className="rain-days">
        <tbody>
          {days.map(({ day, rain }) => (
            <tr key={day}>
              <th scope="row" className="pr-4 text-left">
                {day}
              </th>
              <td>{rain} mm</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
