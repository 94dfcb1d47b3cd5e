import type { AnyResource } from '@school/kernel';
import { alumni } from './alumni.resource.ts';
import { alumniEvent } from './alumni-event.resource.ts';
import { alumniEventInvitation } from './alumni-event-invitation.resource.ts';
import { alumniGroup } from './alumni-group.resource.ts';
import { alumniMessage } from './alumni-message.resource.ts';

export const alumniResources: readonly AnyResource[] = [
  alumni,
  alumniGroup,
  alumniMessage,
  alumniEvent,
  alumniEventInvitation,
];
