const two = (number: number): string => String(number).padStart(2, '0');

/** A stored moment as day and time of the viewer's clock; what is not yet a moment stays as it was typed. */
export const localParts = (value: unknown): { readonly day: string; readonly time: string } => {
  const text = String(value ?? '');
  if (!text.includes('T')) return { day: text, time: '' };
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return { day: text, time: '' };
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
};

/** Day and time of the viewer's clock as a stored moment; noon when no time is given. */
export const momentOf = (day: unknown, time: string): unknown => {
  if (day === null || day === '') return null;
  const date = new Date(`${String(day)}T${time || '12:00'}:00`);
  return Number.isNaN(date.getTime()) ? day : date.toISOString();
};
