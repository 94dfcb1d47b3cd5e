import type { AnyResource, AnyOperation, AnyView, Contribution, Page, Screen } from '@school/kernel';
import { alumniResources } from '../alumni/list.ts';
import { alumniOperations } from '../alumni/alumni.operations.ts';
import { alumniContributions, alumniPages, alumniViews } from '../alumni/alumni.views.ts';
import { galleryResources } from '../galleries/list.ts';
import { formResources } from '../forms/list.ts';
import { formOperations } from '../forms/form.operations.ts';
import { formContributions, formPages, formViews } from '../forms/form.views.ts';
import { formScreens } from '../forms/screens.ts';
import { learnOperations } from '../learn/learn.operations.ts';
import { learnContributions, learnPages, learnViews } from '../learn/learn.views.ts';
import { learnResources } from '../learn/list.ts';
import { learnScreens } from '../learn/screens.ts';
import { pollScreens } from '../polls/screens.ts';
import { disciplineResources } from '../discipline/list.ts';
import { disciplineContributions, disciplineViews } from '../discipline/discipline.views.ts';
import { placementResources } from '../placement/list.ts';
import { placementOperations } from '../placement/placement.operations.ts';
import { placementContributions, placementPages, placementViews } from '../placement/placement.views.ts';
import { remarkResources } from '../remarks/list.ts';
import { galleryContributions, galleryViews } from '../galleries/gallery.views.ts';
import { remarkContributions } from '../remarks/contributions.ts';

/**
 * What concerns people apart from lessons and money: conduct, placement, former students, forms, pictures, the learning platform.
 */
export const communityResources: readonly AnyResource[] = [
  ...remarkResources,
  ...disciplineResources,
  ...placementResources,
  ...alumniResources,
  ...formResources,
  ...galleryResources,
  ...learnResources,
];
export const communityViews: readonly AnyView[] = [
  ...disciplineViews,
  ...placementViews,
  ...alumniViews,
  ...formViews,
  ...galleryViews,
  ...learnViews,
];
export const communityPages: readonly Page[] = [
  ...placementPages,
  ...alumniPages,
  ...formPages,
  ...learnPages,
];
export const communityOperations: readonly AnyOperation[] = [
  ...placementOperations,
  ...alumniOperations,
  ...formOperations,
  ...learnOperations,
];
export const communityScreens: readonly Screen[] = [...pollScreens, ...formScreens, ...learnScreens];
export const communityContributions: readonly Contribution[] = [
  ...remarkContributions,
  ...disciplineContributions,
  ...placementContributions,
  ...alumniContributions,
  ...formContributions,
  ...galleryContributions,
  ...learnContributions,
];
