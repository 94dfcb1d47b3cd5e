import { createContext, useContext } from 'react';
import type { ServiceLink } from './service.ts';

export const ServicesContext = createContext<readonly ServiceLink[]>([]);

/** What the signed-in user may open, grouped, in the chosen language. */
export const useServices = (): readonly ServiceLink[] => useContext(ServicesContext);
