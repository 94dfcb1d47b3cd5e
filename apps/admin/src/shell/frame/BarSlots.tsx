import { Suspense } from 'react';
import { barSlots } from './bar-slots.ts';

/** Small parts that other areas place in the bar, each loaded separately. */
export const BarSlots = () => (
  <Suspense fallback={null}>
    {barSlots.map(({ key, Part }) => (
      <Part key={key} />
    ))}
  </Suspense>
);
