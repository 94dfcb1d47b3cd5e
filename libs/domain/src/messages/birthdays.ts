const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * Month and day of the births celebrated on a day, "MM-dd": those of 29 February on 28 February in years without it
 * (SMS-5).
 */
export const birthdaysOn = (day: string): readonly string[] => {
  const monthDay = day.slice(5, 10);
  const both = monthDay === '02-28' && !isLeap(Number(day.slice(0, 4)));
  return both ? [monthDay, '02-29'] : [monthDay];
};
