import type { Behaviours } from '../../engine/behaviour.ts';
import { learnMappingBehaviour } from './mapping.behaviour.ts';

/** Learning platform rules that the definitions cannot express. */
export const learnBehaviours: Behaviours = { learnMapping: learnMappingBehaviour };
