import { createContext } from 'react';

/** Whether the user has tried to save or to continue: from then on empty required fields count as errors. */
export const TriedContext = createContext(false);
