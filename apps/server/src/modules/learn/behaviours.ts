import type { Behaviours } from '../../engine/behaviour.ts';
import { learnMappingBehaviour } from './mapping.behaviour.ts';

/** What the definitions of the learning platform cannot say. */
export const learnBehaviours: Behaviours = { learnMapping: learnMappingBehaviour };
