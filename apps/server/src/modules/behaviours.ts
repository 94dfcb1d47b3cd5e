import type { Behaviours } from '../engine/behaviour.ts';
import { hrBehaviours } from './hr/behaviours.ts';

/** What the catalogue cannot say about a resource, by resource key. */
export const behaviours: Behaviours = { ...hrBehaviours };
