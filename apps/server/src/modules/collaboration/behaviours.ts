import type { Behaviours } from '../../engine/behaviour.ts';
import { blogPostBehaviour } from './blog-post.behaviour.ts';
import { discussionGroupBehaviour, groupRequestBehaviour } from './discussion-group.behaviour.ts';
import { meetingProviderBehaviour } from './meetings/meeting-provider.behaviour.ts';
import { meetingRoomBehaviour } from './meetings/meeting-room.behaviour.ts';

/** Rules of blog, groups and meeting rooms that the definitions cannot express. */
export const collaborationBehaviours: Behaviours = {
  blogPost: blogPostBehaviour,
  discussionGroup: discussionGroupBehaviour,
  groupRequest: groupRequestBehaviour,
  meetingProvider: meetingProviderBehaviour,
  meetingRoom: meetingRoomBehaviour,
};
