import { createContext } from 'react';

/** Whether somebody has tried to save or to go on: from then on empty required fields count as wrong. */
export const TriedContext = createContext(false);
