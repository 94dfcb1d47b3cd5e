import type { Behaviour, Behaviours } from '../../engine/behaviour.ts';
import { writerName } from './author.store.ts';
import { remarkBehaviour } from './remark.behaviour.ts';

/** Who wrote it stays with what was written. */
const employeeRemarkBehaviour: Behaviour = {
  beforeSave: async (input, current, work) =>
    current ? input : { ...input, author: await writerName(work) },
};

/** What the definitions of remarks cannot say. */
export const remarkBehaviours: Behaviours = {
  remark: remarkBehaviour,
  employeeRemark: employeeRemarkBehaviour,
};
