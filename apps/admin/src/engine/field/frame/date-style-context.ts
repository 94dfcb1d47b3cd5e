import { createContext, useContext } from 'react';
import type { DateStyle } from '../date/date-format.ts';

/** How the screens of a module write dates. */
export const DateStyleContext = createContext<DateStyle>('long');

export const useDateStyle = (): DateStyle => useContext(DateStyleContext);
