import type { Behaviours } from '../../../engine/behaviour.ts';
import { oauthClientBehaviour } from './oauth-client.behaviour.ts';
import { roleGroupBehaviour } from './role-group.behaviour.ts';
import { userPrivilegeBehaviour } from './user-privilege.behaviour.ts';
import { userBehaviour } from './user.behaviour.ts';

/** Rules for accounts and rights that the definitions cannot express. */
export const accessBehaviours: Behaviours = {
  user: userBehaviour,
  roleGroup: roleGroupBehaviour,
  userPrivilege: userPrivilegeBehaviour,
  oauthClient: oauthClientBehaviour,
};
