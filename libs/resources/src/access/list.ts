import type { AnyResource } from '@school/kernel';
import { oauthClient } from './oauth-client.resource.ts';
import { roleGroup } from './role-group.resource.ts';
import { userPrivilege } from './user-privilege.resource.ts';
import { user } from './user.resource.ts';

export const accessResources: readonly AnyResource[] = [roleGroup, userPrivilege, user, oauthClient];
