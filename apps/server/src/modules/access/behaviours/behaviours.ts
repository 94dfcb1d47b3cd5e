import type { Behaviours } from '../../../engine/behaviour.ts';
import { oauthClientBehaviour } from './oauth-client.behaviour.ts';
import { roleGroupBehaviour } from './role-group.behaviour.ts';
import { userPrivilegeBehaviour } from './user-privilege.behaviour.ts';
import { userBehaviour } from './user.behaviour.ts';

/** What the definitions of accounts and rights cannot say. */
export const accessBehaviours: Behaviours = {
  user: userBehaviour,
  roleGroup: roleGroupBehaviour,
  userPrivilege: userPrivilegeBehaviour,
  oauthClient: oauthClientBehaviour,
};
