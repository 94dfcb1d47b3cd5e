import type { Behaviour, Behaviours } from '../../engine/behaviour.ts';
import { nameOfAccount } from '../../platform/accounts/accounts.ts';
import { remarkBehaviour } from './remark.behaviour.ts';

/** The author stays with what was written. */
const employeeRemarkBehaviour: Behaviour = {
  beforeSave: async (input, current, work) =>
    current ? input : { ...input, author: await nameOfAccount(work.transaction, work.context.actor.id) },
};

/** Remark rules that the definitions cannot express. */
export const remarkBehaviours: Behaviours = {
  remark: remarkBehaviour,
  employeeRemark: employeeRemarkBehaviour,
};
