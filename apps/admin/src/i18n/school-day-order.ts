import type { FieldContext } from '@school/kernel';

type Order = FieldContext['dateOrder'];

let order: Order = 'YMD';

/** The order in which the school writes day, month and year. */
export const schoolDayOrder = (): Order => order;

/** Takes the order from the school's settings; called before anything is shown. */
export const writeDaysIn = (chosen: Order): void => {
  order = chosen;
};
