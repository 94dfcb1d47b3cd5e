import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for polls. */
export const pollsScreens: ScreenLoaders = {
  pollList: async () => ({ default: (await import('./list/PollList.tsx')).PollList }),
  pollCreate: async () => ({ default: (await import('./form/CreatePoll.tsx')).CreatePoll }),
  pollResults: async () => ({ default: (await import('./results/PollResults.tsx')).PollResults }),
  pollVoting: async () => ({ default: (await import('./vote/PollVoting.tsx')).PollVoting }),
  pollEdit: async () => ({ default: (await import('./form/EditPoll.tsx')).EditPoll }),
};
