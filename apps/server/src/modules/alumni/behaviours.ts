import type { Behaviours } from '../../engine/behaviour.ts';
import { alumniBehaviour } from './alumni.behaviour.ts';
import { alumniEventBehaviour, alumniInvitationBehaviour } from './alumni-event.behaviour.ts';
import { alumniMessageBehaviour } from './alumni-message.behaviour.ts';

/** Rules of former students that the definitions cannot express. */
export const alumniBehaviours: Behaviours = {
  alumni: alumniBehaviour,
  alumniEvent: alumniEventBehaviour,
  alumniEventInvitation: alumniInvitationBehaviour,
  alumniMessage: alumniMessageBehaviour,
};
