import type { Behaviours } from '../../engine/behaviour.ts';
import { blogPostBehaviour } from './blog-post.behaviour.ts';
import { discussionGroupBehaviour, groupRequestBehaviour } from './discussion-group.behaviour.ts';
import { meetingProviderBehaviour } from './meetings/meeting-provider.behaviour.ts';
import { meetingRoomBehaviour } from './meetings/meeting-room.behaviour.ts';

/** What the definitions of blog, groups and meeting rooms cannot say. */
export const collaborationBehaviours: Behaviours = {
  blogPost: blogPostBehaviour,
  discussionGroup: discussionGroupBehaviour,
  groupRequest: groupRequestBehaviour,
  meetingProvider: meetingProviderBehaviour,
  meetingRoom: meetingRoomBehaviour,
};
