import type { AnyResource } from '@school/kernel';
import { blogLike } from './blog-like.resource.ts';
import { blogPost } from './blog-post.resource.ts';
import { blogView } from './blog-view.resource.ts';
import { discussionGroup } from './discussion-group.resource.ts';
import { groupRequest } from './group-request.resource.ts';
import { meetingJoin } from './meeting-join.resource.ts';
import { meetingProvider } from './meeting-provider.resource.ts';
import { meetingRoom } from './meeting-room.resource.ts';
import { userGroup } from './user-group.resource.ts';

export const collaborationResources: readonly AnyResource[] = [
  blogPost,
  blogLike,
  blogView,
  discussionGroup,
  groupRequest,
  userGroup,
  meetingProvider,
  meetingRoom,
  meetingJoin,
];
