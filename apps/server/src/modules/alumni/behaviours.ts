import type { Behaviours } from '../../engine/behaviour.ts';
import { alumniBehaviour } from './alumni.behaviour.ts';
import { alumniEventBehaviour, alumniInvitationBehaviour } from './alumni-event.behaviour.ts';
import { alumniMessageBehaviour } from './alumni-message.behaviour.ts';

/** What the definitions of former students cannot say. */
export const alumniBehaviours: Behaviours = {
  alumni: alumniBehaviour,
  alumniEvent: alumniEventBehaviour,
  alumniEventInvitation: alumniInvitationBehaviour,
  alumniMessage: alumniMessageBehaviour,
};
