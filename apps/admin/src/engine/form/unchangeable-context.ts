import { createContext } from 'react';

/** True inside the form of a record that is there to be read: its state or the rights of the user close it. */
export const UnchangeableContext = createContext(false);
