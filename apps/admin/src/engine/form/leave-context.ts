import { createContext } from 'react';

/** Tells the dialog around a form that leaving loses something, and what to do when it is left all the same. */
export type HoldDialog = (dirty: boolean, onLeave: () => void) => void;

export const LeaveContext = createContext<HoldDialog | undefined>(undefined);
