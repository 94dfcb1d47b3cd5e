import type { FieldContext } from '@school/kernel';

type Order = FieldContext['dateOrder'];

let order: Order = 'YMD';

/** In which order the school writes day, month and year. */
export const schoolDayOrder = (): Order => order;

/** Takes the order from the settings of the school; set before anything is shown. */
export const writeDaysIn = (chosen: Order): void => {
  order = chosen;
};
