import { Suspense } from 'react';
import { barSlots } from './bar-slots.ts';

/** Small parts that other areas put into the bar, each loaded by itself. */
export const BarSlots = () => (
  <Suspense fallback={null}>
    {barSlots.map(({ key, Part }) => (
      <Part key={key} />
    ))}
  </Suspense>
);
